// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Runs code when the modified view appears, disappears, or is updated with another value.
public struct _LifecycleModifier: ViewModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var task: (@MainActor () -> Task<Void, Never>)?
  /// The id of the task: a changed id cancels the task and starts a new one.
  var taskID: ComparedValue?
  var change: ValueChange?

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(LifecycleNode(view, context))
  }
}

/// An observed value and the action for its changes.
struct ValueChange {
  let value: ComparedValue
  let runsAtFirst: Bool
  /// Whether the action of the previous update runs instead of the new one.
  var runsPreviousAction = false
  /// Called with the previous value, nil at the first appearance, and with the new one.
  let action: (ComparedValue?, ComparedValue) -> Void
}

private final class LifecycleNode<V: View>:
  TypedNode<ModifiedContent<V, _LifecycleModifier>>
{
  private var modifier: _LifecycleModifier
  private var content: TypedNode<V>?
  private var task: Task<Void, Never>?
  private var hasAppeared = false
  private var hasWatched = false

  init(_ view: ModifiedContent<V, _LifecycleModifier>, _ context: borrowing _NodeContext) {
    modifier = view.modifier
    super.init(context)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
    host.afterPass { [weak self] in self?.appear() }
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }

  override func update(_ view: ModifiedContent<V, _LifecycleModifier>, _ pass: UpdatePass) {
    let old = modifier
    modifier = view.modifier
    content?.update(view.content, pass)
    if let change = modifier.change, let before = old.change,
      !change.value.isSame(as: before.value)
    {
      let action = change.runsPreviousAction ? before.action : change.action
      host.afterPass(pass.transaction) { action(before.value, change.value) }
    }
    if let id = modifier.taskID, let before = old.taskID, !id.isSame(as: before) {
      host.afterPass { [weak self] in
        guard let self, hasAppeared else { return }
        startTask()
      }
    }
  }

  override func dismantle() {
    guard !isDismantled else { return }
    disappear()
    super.dismantle()
  }

  override func visibilityChanged(_ isShown: Bool) {
    super.visibilityChanged(isShown)
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
    guard !isDismantled, !hasAppeared, isVisibleInAncestors, isChosenByAncestors else { return }
    hasAppeared = true
    modifier.appear?()
    if let change = modifier.change, change.runsAtFirst, !hasWatched {
      hasWatched = true
      change.action(nil, change.value)
    }
    startTask()
  }

  /// Whether each `ViewThatFits` around the view shows it instead of another of its views.
  private var isChosenByAncestors: Bool {
    // Contents without an element are where those around them are.
    var node: Node = self
    while node.elements.isEmpty, let parent = node.parent { node = parent }
    return node.elements.isEmpty || node.elements.contains(where: isChosen)
  }

  private func isChosen(_ first: Element) -> Bool {
    var element: Element? = first
    while let current = element {
      if let container = current.parent as? ViewThatFitsElement, !container.shows(current) {
        return false
      }
      element = current.parent
    }
    return true
  }

  private func startTask() {
    task?.cancel()
    task = modifier.task?()
  }
}
