// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion

/// Centres what it modifies at a point of all the space there is.
public struct _PositionLayout: ElementModifier {
  public typealias Body = Never
  let position: CGPoint

  func wrap(_ child: Element, _ node: Node) -> PositionElement {
    PositionElement(position, child, node)
  }
  func update(_ element: PositionElement, _ pass: UpdatePass) { element.set(position, pass) }
}

final class PositionElement: AnimatedElement<CGPoint> {
  override class var affectsLayout: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let taken = child.size(proposal)
    return proposal.replacingUnspecifiedDimensions(by: taken)
  }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    let dimensions = child.dimensions(in: proposal)
    let origin = CGPoint(
      x: value.x - dimensions.width / 2, y: value.y - dimensions.height / 2)
    return Placing(child, origin, dimensions)
  }
}

extension View {
  /// Takes all the space there is and puts the view's middle at a point of it.
  public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Takes all the space there is and puts the view's middle at a point of it.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
