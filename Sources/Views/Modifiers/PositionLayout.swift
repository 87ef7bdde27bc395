// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// Centers the modified view at a point of the proposed size.
public struct _PositionLayout: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let position: CGPoint

  package func wrap(_ child: Element, _ node: Node) -> PositionElement {
    PositionElement(position, child, node)
  }
  package func update(_ element: PositionElement, _ pass: UpdatePass) {
    element.set(position, pass)
  }
}

/// An element that takes the proposed size and centers its child at a point.
package final class PositionElement: AnimatedElement<CGPoint> {
  package override class var affectsLayout: Bool { true }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let childSize = child.size(proposal)
    return proposal.replacingUnspecifiedDimensions(by: childSize)
  }

  public override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement
  {
    let dimensions = child.dimensions(in: proposal)
    let origin = CGPoint(
      x: value.x - dimensions.width / 2, y: value.y - dimensions.height / 2)
    return ElementPlacement(child, origin, dimensions)
  }
}

extension View {
  /// Centers the view at a point, in points of a space that takes the whole proposed size.
  public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Centers the view at a point, in points of a space that takes the whole proposed size.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
