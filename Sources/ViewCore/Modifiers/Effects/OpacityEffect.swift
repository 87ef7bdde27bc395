// Part of Snapback, under the MIT licence; see LICENSE.

/// Makes the modified view transparent as a whole.
public struct _OpacityEffect: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let opacity: Double

  package func wrap(_ child: Element, _ node: Node) -> OpacityElement {
    OpacityElement(opacity, child, node)
  }
  package func update(_ element: OpacityElement, _ pass: UpdatePass) { element.set(opacity, pass) }
}

extension View {
  /// Makes the view transparent: 0 is invisible and not hit, 1 is opaque. Values outside of this
  /// range are clamped; NaN counts as 0.
  public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}
