// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The scrollable range of a scroll view, and its resistance beyond the ends.
///
/// In points. A content offset is the viewport's origin relative to the content's: positive when
/// scrolled to the right or down, and minus the leading inset at the start.
package struct ScrollMetrics: Equatable {
  var axes: Axis.Set = .vertical
  package var viewport = CGSize.zero
  var content = CGSize.zero
  /// Insets around the content, which scroll with it.
  var insets = EdgeInsets()
  /// The part of the content that is visible initially, and the alignment of content smaller than
  /// the viewport.
  var anchor: UnitPoint?
  /// The axes that can be dragged beyond their ends even if the whole content is visible.
  var alwaysBounces: Axis.Set = [.horizontal, .vertical]

  func scrolls(_ axis: Axis) -> Bool { axes.contains(axis.set) }

  /// The offsets without rubber-band resistance.
  func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    guard scrolls(axis) else { return 0...0 }
    let (before, after) = insets.along(axis)
    return ClosedRange(from: -before, to: content[axis] + after - viewport[axis])
  }

  /// Returns whether the whole content is visible along an axis, so that only dragging beyond the ends moves
  /// it.
  func contentFits(_ axis: Axis) -> Bool { range(axis).lowerBound == range(axis).upperBound }

  /// Returns whether a drag along an axis moves the content.
  func isDraggable(_ axis: Axis) -> Bool {
    scrolls(axis) && (!contentFits(axis) || alwaysBounces.contains(axis.set))
  }

  /// The initial offset.
  var start: CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases {
      let range = range(axis)
      let fraction = anchor.map { CGPoint(x: $0.x, y: $0.y)[axis] } ?? 0
      result[axis] = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    }
    return result
  }

  /// The layout position of the content at offset 0. Content smaller than the viewport is centered
  /// across the scroll axis, and in both dimensions if it scrolls along both axes, unless there is
  /// an anchor.
  var contentOrigin: CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases {
      let (before, after) = insets.along(axis)
      let free = viewport[axis] - before - after - content[axis]
      let defaultFraction: CGFloat = axes == [.horizontal, .vertical] ? 0.5 : 0
      let fraction = anchor.map { CGPoint(x: $0.x, y: $0.y)[axis] } ?? defaultFraction
      result[axis] = scrolls(axis) ? max(0, free) * fraction : before + free / 2
    }
    return result
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    var result = CGPoint.zero
    for axis in Axis.allCases { result[axis] = offset[axis].clamped(to: range(axis)) }
    return result
  }

  /// The offset with rubber-band resistance for one without it.
  func resistedOffset(_ unresistedOffset: CGPoint) -> CGPoint {
    var result = clamped(unresistedOffset)
    for axis in Axis.allCases where isDraggable(axis) {
      let band = RubberBand(dimension: Double(viewport[axis]))
      result[axis] += CGFloat(band.offset(forPull: Double(unresistedOffset[axis] - result[axis])))
    }
    return result
  }

  /// The offset without rubber-band resistance for one with it: the inverse of `resistedOffset`.
  func unresistedOffset(at offset: CGPoint) -> CGPoint {
    var result = clamped(offset)
    for axis in Axis.allCases where isDraggable(axis) && offset[axis] != result[axis] {
      let band = RubberBand(dimension: Double(viewport[axis]))
      let overscroll = Double(offset[axis] - result[axis])
      let limit = 0.99 * Double(viewport[axis])
      result[axis] += CGFloat(band.pull(forOffset: min(max(overscroll, -limit), limit)))
    }
    return result
  }

  /// The velocity of the offset for a drag velocity at an unresisted offset: scaled by the slope of
  /// `resistedOffset`, which is c·d² / (d + c·x)² beyond the ends, for an overscroll of x and a
  /// viewport of length d.
  func velocity(_ velocity: CGPoint, at unresistedOffset: CGPoint) -> CGPoint {
    var result = CGPoint.zero
    let nearest = clamped(unresistedOffset)
    for axis in Axis.allCases where isDraggable(axis) {
      let (overscroll, length) = (abs(unresistedOffset[axis] - nearest[axis]), viewport[axis])
      let c = CGFloat(RubberBand.standardCoefficient)
      let fraction = length / (length + c * overscroll)
      result[axis] = velocity[axis] * (overscroll > 0 && length > 0 ? c * fraction * fraction : 1)
    }
    return result
  }
}

extension Axis {
  var set: Set { self == .horizontal ? .horizontal : .vertical }
}

extension EdgeInsets {
  /// The insets before and after, along an axis.
  func along(_ axis: Axis) -> (before: CGFloat, after: CGFloat) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
