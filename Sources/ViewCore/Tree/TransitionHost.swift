// Part of Snapback, under the MIT licence; see LICENSE.

/// A node with a transition, which shows its contents in a phase of it.
@MainActor
package protocol TransitionHost: Node {
  func setPhase(_ phase: TransitionPhase, _ pass: UpdatePass)
  /// Returns whether the transition has an animation of its own for the change to a phase, or back from it.
  func isAnimated(in phase: TransitionPhase) -> Bool
  /// Returns whether the transition is known to have no effect in a phase.
  func hasNoEffect(in phase: TransitionPhase) -> Bool
}

extension Node {
  /// The outermost nodes with transitions at or below the node.
  final var transitionHosts: [any TransitionHost] {
    if hasTransition, let host = self as? any TransitionHost { return [host] }
    return transitionChildren.flatMap(\.transitionHosts)
  }

  /// The elements to which none of these applies. They apply to an element that is made of several, too.
  final var elementsWithoutTransition: [Element] {
    zip(elements, transitionCoverage).compactMap { $1 ? nil : $0 }
  }

  private var transitionCoverage: [Bool] {
    if hasTransition { return elements.map { _ in true } }
    let inner = transitionChildren.flatMap(\.transitionCoverage)
    return inner.count == elements.count ? inner : elements.map { _ in inner.contains(true) }
  }

  /// Whether there are any. New contents that are inserted inside know it, so that nested ones are searched once.
  final var hasTransitionHosts: Bool {
    if let presence = self as? PresenceNode { return presence.hasOwnTransition }
    if hasTransition { return true }
    for child in transitionChildren where child.hasTransitionHosts { return true }
    return false
  }
}
