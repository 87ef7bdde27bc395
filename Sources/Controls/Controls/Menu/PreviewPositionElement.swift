// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) import ViewCore

/// A modifier that centers content on a rectangle of the window, at least 8 points from the window's edges.
package struct _PreviewPositionModifier: ElementModifier {
  package typealias Body = Never
  /// The rectangle in the window, in points.
  let frame: CGRect
  /// Called in each layout with the frame in the window of content that has a size of its own; nil for a copy of the
  /// view in the rectangle.
  let frameChanged: (CGRect?) -> Void

  package init(frame: CGRect, frameChanged: @escaping (CGRect?) -> Void = { _ in }) {
    self.frame = frame
    self.frameChanged = frameChanged
  }

  func wrap(_ child: Element, _ node: Node) -> PreviewPositionElement {
    PreviewPositionElement(child, node)
  }

  func update(_ element: PreviewPositionElement, _ pass: UpdatePass) {
    element.frameChanged = frameChanged
    guard element.target != frame else { return }
    element.target = frame
    element.setNeedsLayout()
  }
}

final class PreviewPositionElement: UnaryElement {
  fileprivate(set) var target = CGRect.zero
  fileprivate var frameChanged: (CGRect?) -> Void = { _ in }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var arrangementDependsOnPosition: Bool { true }

  override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement {
    let target = target.offsetBy(dx: -layoutOrigin.x, dy: -layoutOrigin.y)
    let dimensions = child.dimensions(in: ProposedViewSize(width: nil, height: nil))
    func clampedOrigin(_ center: CGFloat, _ length: CGFloat, _ available: CGFloat) -> CGFloat {
      min(max(center - length / 2, 8), max(8, available - 8 - length))
    }
    // A copy of the view stays exactly at the view's position, even at an edge.
    let hasTargetSize =
      abs(dimensions.width - target.width) < 0.5 && abs(dimensions.height - target.height) < 0.5
    let origin =
      hasTargetSize
      ? target.origin
      : CGPoint(
        x: clampedOrigin(target.midX, dimensions.width, size.width),
        y: clampedOrigin(target.midY, dimensions.height, size.height))
    let frame = CGRect(origin: origin, size: dimensions.size)
    frameChanged(hasTargetSize ? nil : frame.offsetBy(dx: layoutOrigin.x, dy: layoutOrigin.y))
    return ElementPlacement(child, origin, dimensions)
  }
}
