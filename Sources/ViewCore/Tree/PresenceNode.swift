// Part of Snapback, under the MIT licence; see LICENSE.

/// A child of a `DynamicNode` that is inserted and removed with transitions: each of its views with its own, or a fade.
@MainActor
final class PresenceNode: Node {
  private(set) var isBeingRemoved = false {
    didSet { preferenceOrderChanged() }
  }
  /// Whether the child is not shown and only keeps its state.
  private(set) var isKept = false
  /// Whether the parent continues to show the child, while it replaces its children.
  var isWanted = false
  /// The index among the children of the parent.
  var position = 0
  private var child: Node?
  /// The fades around the elements to which no transition of the child applies.
  private var fades = WrapperList()
  private var opacity = 1.0
  private(set) var hasOwnTransition = false

  /// `id` identifies the child in the migration of state.
  init(_ context: borrowing _NodeContext, id: String? = nil, _ make: (_NodeContext) -> Node) {
    super.init(context)
    migrationID = id
    var inner = context.inside(self)
    inner.pass.isInsertion = true
    let child = make(inner)
    self.child = child
    hasOwnTransition = child.hasTransitionHosts
    childElementsChanged(context.pass)
    let pass = host.adjusted(context.pass, for: self)
    if !pass.isInsertion, isAnimated(pass, .willAppear) { animateInsertion(pass) }
  }

  var content: Node {
    guard let child else { preconditionFailure("a presence always has its content") }
    return child
  }

  override var onlyChild: Node? { child }
  override var rowCreation: RowCreation { .inherited }

  override func collectElements() -> [Element] {
    guard hasOwnTransition, let child else { return fades.elements }
    var rest = fades.pairs[...]
    return child.elements.map { rest.first?.child === $0 ? rest.removeFirst().wrapper : $0 }
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    guard let child else { return }
    let faded = hasOwnTransition ? child.elementsWithoutTransition : child.elements
    // Wrapping and dismantling may read the property.
    var fades = fades
    let removed = fades.replaceChildren(with: faded) { FadeElement(opacity, $0, self) }
    self.fades = fades
    for fade in removed { fade.dismantle() }
    updateElements(pass)
  }

  override func dismantle() {
    fades.dismantle()
    super.dismantle()
  }

  /// Hides the child while its state is kept, or shows it again.
  func setKept(_ isKept: Bool) {
    self.isKept = isKept
    visibilityChanged(!isKept)
  }

  private func animateInsertion(_ pass: UpdatePass) {
    var start = pass.unanimated
    start.transaction.disablesAnimations = true
    setPhase(.willAppear, start)
    setPhase(.identity, pass)
  }

  /// Returns whether a change to a phase, or back from it, is animated: by the pass, or by the transition's own
  /// animation.
  private func isAnimated(_ pass: UpdatePass, _ phase: TransitionPhase) -> Bool {
    if pass.transaction.isAnimated { return true }
    guard hasOwnTransition, !pass.transaction.disablesAnimations else { return false }
    return content.transitionHosts.contains { $0.isAnimated(in: phase) }
  }

  /// Whether the child's transitions have no effect on its removal.
  var isRemovedAtOnce: Bool {
    guard hasOwnTransition, fades.pairs.isEmpty else { return false }
    return content.transitionHosts.allSatisfy { $0.hasNoEffect(in: .didDisappear) }
  }

  /// Starts the removal transition, at the end of which `completion` runs unless the removal has been cancelled.
  /// Returns false if there is nothing to animate, so that the child can be removed at once.
  func beginRemoval(_ pass: UpdatePass, completion: @escaping () -> Void) -> Bool {
    var pass = host.adjusted(pass, for: self)
    guard !elements.isEmpty, isAnimated(pass, .didDisappear), !isRemovedAtOnce else { return false }
    isBeingRemoved = true
    for element in elements { element.setTransitioningOut(true) }
    let removal = AnimationCompletion(.removed) { [weak self] in
      if self?.isBeingRemoved == true { completion() }
    }
    removal.next = pass.transaction.completion
    pass.transaction.completion = removal
    setPhase(.didDisappear, pass)
    host.afterPass { removal.passEnded() }
    return true
  }

  /// Reverses the removal transition, if there is one.
  func cancelRemoval(_ pass: UpdatePass) {
    guard isBeingRemoved else { return }
    isBeingRemoved = false
    for element in elements { element.setTransitioningOut(false) }
    setPhase(.identity, host.adjusted(pass, for: self))
  }

  private func setPhase(_ phase: TransitionPhase, _ pass: UpdatePass) {
    if hasOwnTransition { for host in content.transitionHosts { host.setPhase(phase, pass) } }
    opacity = phase.isIdentity ? 1 : 0
    for (_, fade) in fades.pairs { unsafeDowncast(fade, to: FadeElement.self).set(opacity, pass) }
  }
}
