// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// Adds unsafe space around the modified view.
public struct _SafeAreaPaddingModifier: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let insets: EdgeInsets

  package func wrap(_ child: Element, _ node: Node) -> SafeAreaPaddingElement {
    SafeAreaPaddingElement(insets, child, node)
  }

  package func update(_ element: SafeAreaPaddingElement, _ pass: UpdatePass) {
    element.set(insets, pass)
  }
}

/// An element larger than its child by insets that count as unsafe.
package final class SafeAreaPaddingElement: AnimatedElement<EdgeInsets> {
  package override class var affectsLayout: Bool { true }

  public override func safeAreaInsets(around child: Element) -> EdgeInsets? { value }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let childSize = child.size(proposal.inset(by: value))
    return CGSize(
      width: max(0, childSize.width + value.leading + value.trailing),
      height: max(0, childSize.height + value.top + value.bottom))
  }

  public override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement
  {
    ElementPlacement(
      child, CGPoint(x: value.leading, y: value.top),
      child.dimensions(in: proposal.inset(by: value)))
  }
}

extension View {
  /// Extends the unsafe area around the view by insets in points. The view avoids it; content that
  /// ignores the safe area extends into it. NaN and infinity count as 0.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets.finite))
  }

  /// Extends the unsafe area at some edges, in points; 16 by default. NaN and infinity count as 0.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Extends the unsafe area at every edge, in points. NaN and infinity count as 0.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
