// Part of Snapback, under the MIT licence; see LICENSE.

public import ViewCore

extension View {
  /// Calls `action` when the view has appeared.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_LifecycleModifier(appear: action))
  }

  /// Calls `action` when the view has disappeared.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_LifecycleModifier(disappear: action))
  }

  /// Runs an asynchronous action when the view appears, and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_LifecycleModifier(task: { Task(priority: priority) { await action() } }))
  }

  /// Runs an asynchronous action when the view appears, and again whenever `id` changes. A running
  /// action is cancelled before, and when the view disappears.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(
      _LifecycleModifier(
        task: { Task(priority: priority) { await action() } }, taskID: ComparedValue(value)))
  }

  /// Calls `action` with the old and the new value when `value` has changed; with `initial` also
  /// when the view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View {
    let change = ValueChange(value: ComparedValue(value), runsAtFirst: initial) { before, _ in
      action(before?.cast() ?? value, value)
    }
    return modifier(_LifecycleModifier(change: change))
  }

  /// Calls `action` when `value` has changed; with `initial` also when the view appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Calls `action` with the new value when `value` has changed. What the closure captures is as it
  /// was before the change.
  @available(*, deprecated, message: "Use onChange with two or no parameters instead.")
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ new: V) -> Void
  ) -> some View {
    let change = ValueChange(
      value: ComparedValue(value), runsAtFirst: false, runsPreviousAction: true
    ) { _, new in
      if let new: V = new.cast() { action(new) }
    }
    return modifier(_LifecycleModifier(change: change))
  }

  /// Calls `action` when an optional value of any type has changed; never while it is nil.
  package func onTrigger(_ trigger: ComparedValue?, perform action: @escaping () -> Void)
    -> some View
  {
    modifier(
      _LifecycleModifier(
        change: trigger.map { ValueChange(value: $0, runsAtFirst: false) { _, _ in action() } }))
  }
}
