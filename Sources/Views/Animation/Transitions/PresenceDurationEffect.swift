// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Draws the content unchanged, while a value changes with the phase of a transition: a removal lasts for its animation
/// also if nothing else about the view changes, as for `scale(scale: 1)`. Matched geometry moves it meanwhile.
struct _PresenceDurationEffect: ElementModifier {
  typealias Body = Never
  let phase: TransitionPhase

  private var amount: Double { phase.isIdentity ? 1 : 0 }

  func wrap(_ child: Element, _ node: Node) -> PresenceDurationElement {
    PresenceDurationElement(amount, child, node)
  }

  func update(_ element: PresenceDurationElement, _ pass: UpdatePass) { element.set(amount, pass) }
}

final class PresenceDurationElement: AnimatedElement<Double> {}
