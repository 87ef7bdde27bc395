// Part of Snapback, under the MIT licence; see LICENSE.

/// A child that comes and goes, with the transition it does so by: its own, or a fade.
@MainActor
final class PresenceNode: Node {
  private(set) var isLeaving = false {
    didSet { noteOrderForPreferences() }
  }
  private var child: Node?
  /// The fades around the elements of a child without a transition of its own.
  private var fades: [(child: Element, fade: OpacityElement)] = []
  private var opacity = 1.0
  private var hasOwnTransition = false

  /// `id` tells the child from others for a memory of what views keep.
  init(_ context: _NodeContext, id: String? = nil, _ make: (_NodeContext) -> Node) {
    super.init(context)
    memoryID = id
    var inner = context.inside(self)
    inner.pass.isInsertion = true
    let child = make(inner)
    self.child = child
    hasOwnTransition = !child.transitionHosts.isEmpty
    childElementsChanged(context.pass)
    let pass = host.adjusted(context.pass, for: self)
    if !pass.isInsertion, pass.transaction.isAnimated { enter(pass) }
  }

  var content: Node {
    guard let child else { preconditionFailure("a presence has its content from the start") }
    return child
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func collectElements() -> [Element] {
    hasOwnTransition ? children.flatMap(\.elements) : fades.map(\.fade)
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    guard let child else { return }
    if !hasOwnTransition {
      let old = fades
      fades = child.elements.map { element in
        old.first { $0.child === element } ?? (element, OpacityElement(opacity, element, self))
      }
      for (element, fade) in old where !child.elements.contains(where: { $0 === element }) {
        fade.dismantle()
      }
    }
    updateElements(pass)
  }

  override func dismantle() {
    for (_, fade) in fades { fade.dismantle() }
    super.dismantle()
  }

  private func enter(_ pass: UpdatePass) {
    var still = pass
    still.transaction = Transaction()
    setPhase(.willAppear, still)
    setPhase(.identity, pass)
  }

  /// Starts to go; answers false where nothing is to be seen of it. Otherwise `gone` runs when it is over.
  func leave(_ pass: UpdatePass, gone: @escaping () -> Void) -> Bool {
    var pass = host.adjusted(pass, for: self)
    guard pass.transaction.isAnimated, !elements.isEmpty else { return false }
    isLeaving = true
    for element in elements { element.setLeft(true) }
    let completion = AnimationCompletion(.removed) { [weak self] in
      if self?.isLeaving == true { gone() }
    }
    completion.next = pass.transaction.completion
    pass.transaction.completion = completion
    setPhase(.didDisappear, pass)
    host.afterPass { completion.passEnded() }
    return true
  }

  /// Comes back, if it was leaving.
  func come(_ pass: UpdatePass) {
    guard isLeaving else { return }
    isLeaving = false
    for element in elements { element.setLeft(false) }
    setPhase(.identity, host.adjusted(pass, for: self))
  }

  private func setPhase(_ phase: TransitionPhase, _ pass: UpdatePass) {
    if hasOwnTransition {
      for host in content.transitionHosts { host.setPhase(phase, pass) }
    } else {
      opacity = phase.isIdentity ? 1 : 0
      for (_, fade) in fades { fade.set(opacity, pass) }
    }
  }
}

/// A node that shows what it contains in a phase of a transition.
@MainActor
protocol TransitionHost: Node {
  func setPhase(_ phase: TransitionPhase, _ pass: UpdatePass)
}

extension Node {
  /// The transitions that the node's elements have, outermost first.
  final var transitionHosts: [any TransitionHost] {
    if let host = self as? any TransitionHost { return [host] }
    return transitionChildren.flatMap(\.transitionHosts)
  }
}

extension Transaction {
  /// Whether what changes moves rather than jumps.
  var isAnimated: Bool { animation != nil && !disablesAnimations }
}
