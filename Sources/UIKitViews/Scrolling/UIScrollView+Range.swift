// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion

extension UIScrollView {
  /// The offsets at which contents stop. Along an axis with a number that is not finite, they stay at their start.
  var range: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let inset = adjustedContentInset
    func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<Double> {
      guard low.isFinite else { return 0...0 }
      return low...(high.isFinite ? max(low, high) : low)
    }
    return (
      range(-inset.left, contentSize.width + inset.right - bounds.width),
      range(-inset.top, contentSize.height + inset.bottom - bounds.height)
    )
  }

  /// The nearest offset at which contents stop.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = range
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// The offset for a finger that asks for another one: beyond the ends it resists.
  func banded(_ offset: CGPoint) -> CGPoint {
    let inside = clamped(offset)
    guard bounces else { return inside }
    return CGPoint(
      x: inside.x + RubberBand(dimension: bounds.width).offset(forPull: offset.x - inside.x),
      y: inside.y + RubberBand(dimension: bounds.height).offset(forPull: offset.y - inside.y))
  }

  /// The offset that a finger asks for where the contents are now.
  var unbandedOffset: CGPoint {
    let (offset, inside) = (contentOffset, clamped(contentOffset))
    guard bounces else { return offset }
    return CGPoint(
      x: inside.x + RubberBand(dimension: bounds.width).pull(forOffset: offset.x - inside.x),
      y: inside.y + RubberBand(dimension: bounds.height).pull(forOffset: offset.y - inside.y))
  }
}
