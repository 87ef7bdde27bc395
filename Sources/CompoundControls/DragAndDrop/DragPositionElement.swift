// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// A modifier that centers content on a rectangle of the window. The position can be animated.
struct _DragPositionModifier: ElementModifier {
  typealias Body = Never
  /// The rectangle in the window, in points.
  let frame: CGRect

  func wrap(_ child: Element, _ node: Node) -> DragPositionElement {
    DragPositionElement(AnimatablePair(frame.midX, frame.midY), child, node)
  }

  func update(_ element: DragPositionElement, _ pass: UpdatePass) {
    element.set(AnimatablePair(frame.midX, frame.midY), pass)
  }
}

final class DragPositionElement: TransformElement<AnimatablePair<CGFloat, CGFloat>> {
  override func transform(
    _ value: AnimatablePair<CGFloat, CGFloat>, in size: CGSize
  ) -> CGAffineTransform {
    CGAffineTransform(
      translationX: value.first - layoutOrigin.x - size.width / 2,
      y: value.second - layoutOrigin.y - size.height / 2)
  }
}
