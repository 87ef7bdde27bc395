// Part of Snapback, under the MIT licence; see LICENSE.

/// Runs code when what it modifies appears, disappears, or changes.
public struct _LifecycleModifier: ViewModifier {
  public typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var task: (@MainActor () -> Task<Void, Never>)?
  /// A task with another id takes the place of the one before.
  var taskID: ComparedValue?
  var change: ValueChange?

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(LifecycleNode(view, context))
  }
}

/// A value to watch, and what to do when it is another.
struct ValueChange {
  let value: ComparedValue
  let runsAtFirst: Bool
  /// Given the watcher for the old value, nil at first.
  let action: (ValueChange?) -> Void
}

private final class LifecycleNode<V: View>:
  TypedNode<ModifiedContent<V, _LifecycleModifier>>
{
  private var modifier: _LifecycleModifier
  private var content: TypedNode<V>?
  private var task: Task<Void, Never>?
  private var hasAppeared = false
  private var hasWatched = false

  init(_ view: ModifiedContent<V, _LifecycleModifier>, _ context: _NodeContext) {
    modifier = view.modifier
    super.init(context)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
    host.afterPass { [weak self] in self?.appear() }
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func update(_ view: ModifiedContent<V, _LifecycleModifier>, _ pass: UpdatePass) {
    let old = modifier
    modifier = view.modifier
    content?.update(view.content, pass)
    if let change = modifier.change, let before = old.change,
      !change.value.isSame(as: before.value)
    {
      host.afterPass(pass.transaction) { change.action(before) }
    }
    if let id = modifier.taskID, let before = old.taskID, !id.isSame(as: before) {
      host.afterPass { [weak self] in self?.startTask() }
    }
  }

  override func dismantle() {
    guard !isDismantled else { return }
    disappear()
    super.dismantle()
  }

  override func noteAppearance(_ isShown: Bool) {
    super.noteAppearance(isShown)
    if isShown { host.afterPass { [weak self] in self?.appear() } } else { disappear() }
  }

  private func disappear() {
    task?.cancel()
    task = nil
    guard hasAppeared else { return }
    hasAppeared = false
    if let disappear = modifier.disappear { host.afterPass { disappear() } }
  }

  private func appear() {
    guard !isDismantled, !hasAppeared, isInView else { return }
    hasAppeared = true
    modifier.appear?()
    if let change = modifier.change, change.runsAtFirst, !hasWatched {
      hasWatched = true
      change.action(nil)
    }
    startTask()
  }

  private func startTask() {
    task?.cancel()
    task = modifier.task?()
  }
}

extension View {
  /// Runs `action` when the view has appeared.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_LifecycleModifier(appear: action))
  }

  /// Runs `action` when the view is gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_LifecycleModifier(disappear: action))
  }

  /// Runs an asynchronous action from when the view appears; it is cancelled when the view is gone.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_LifecycleModifier(task: { Task(priority: priority) { await action() } }))
  }

  /// Runs an asynchronous action from when the view appears, and again whenever the id is another.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(
      _LifecycleModifier(
        task: { Task(priority: priority) { await action() } }, taskID: ComparedValue(value)))
  }

  /// Runs `action` with the old and the new value when the value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View {
    let change = ValueChange(value: ComparedValue(value), runsAtFirst: initial) { before in
      action(before?.value.cast() ?? value, value)
    }
    return modifier(_LifecycleModifier(change: change))
  }

  /// Runs `action` when the value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs `action` with the new value when the value has changed.
  @available(*, deprecated, message: "Use onChange with two or no parameters instead.")
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ new: V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}
