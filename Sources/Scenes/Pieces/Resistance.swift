// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Maps a drag to a position: one to one within a range, with rubber-band resistance beyond it.
///
/// A drag of x points beyond the range moves by x·d·c / (d + c·x), the formula of iOS's scroll
/// views.
struct Resistance {
  /// The range within which the position equals the drag.
  let range: ClosedRange<CGFloat>
  /// The distance beyond the range that is approached but never reached, in points: d.
  let limit: CGFloat
  /// The slope at the range's edge: c, 0.55 in iOS's scroll views. Without resistance if it is not
  /// finite.
  var coefficient: CGFloat = 0.55

  /// The position for a drag to `drag`; the range's nearest bound if `limit` is 0.
  func position(at drag: CGFloat) -> CGFloat {
    let edge = min(max(drag, range.lowerBound), range.upperBound)
    let excess = abs(drag - edge)
    guard excess > 0, limit > 0 else { return edge }
    guard coefficient.isFinite else { return drag }
    let stretch = excess * limit * coefficient / (limit + coefficient * excess)
    return drag < edge ? edge - stretch : edge + stretch
  }

  /// The inverse of `position(at:)`: the drag that leads to `position`. A gesture that catches a
  /// view beyond its range starts from there.
  func drag(at position: CGFloat) -> CGFloat {
    guard coefficient.isFinite else { return position }
    let edge = min(max(position, range.lowerBound), range.upperBound)
    let stretch = min(abs(position - edge), limit * 0.99)
    guard stretch > 0 else { return edge }
    let excess = stretch * limit / (coefficient * (limit - stretch))
    return position < edge ? edge - excess : edge + excess
  }
}
