// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

extension Outline {
  /// Returns whether a point, in local coordinates, lies inside.
  ///
  /// Upper and left edges are inside, lower and right ones are not, so that a point on the common
  /// edge of adjacent shapes lies in exactly one of them. Curves are subdivided to 0.0001 points.
  package func contains(_ point: CGPoint, _ rule: FillRule = .nonZero) -> Bool {
    let (x, y) = (Double(point.x), Double(point.y))
    // False for NaN, which lies in no rectangle.
    guard isFinite, x >= bounds.minX, x <= bounds.maxX, y >= bounds.minY, y <= bounds.maxY
    else { return false }
    let location = Vector(x, y)
    var winding = 0
    for subpath in subpaths {
      var end = subpath.start
      for segment in subpath.segments {
        winding += Self.crossings(of: segment, location, depth: 0)
        end = segment.end
      }
      winding += Self.crossings(end, subpath.start, location)
    }
    return rule.contains(winding: winding)
  }

  /// Returns how often a segment crosses the ray from a point to the left: downward minus upward
  /// crossings.
  private static func crossings(of segment: Segment, _ point: Vector, depth: Int) -> Int {
    if segment.isLine { return crossings(segment.start, segment.end, point) }
    let low = pointwiseMin(
      pointwiseMin(segment.start, segment.control1), pointwiseMin(segment.control2, segment.end))
    let high = pointwiseMax(
      pointwiseMax(segment.start, segment.control1), pointwiseMax(segment.control2, segment.end))
    if point.y < low.y || point.y >= high.y || point.x < low.x { return 0 }
    // If the segment lies entirely to the left, only its ends matter.
    let extent = high - low
    if point.x > high.x || depth >= 24 || max(extent.x, extent.y) < 1e-4 {
      return crossings(segment.start, segment.end, point)
    }
    let (first, second) = segment.split(0.5)
    return crossings(of: first, point, depth: depth + 1)
      + crossings(of: second, point, depth: depth + 1)
  }

  private static func crossings(_ start: Vector, _ end: Vector, _ point: Vector) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    guard x <= point.x else { return 0 }
    return start.y < end.y ? 1 : -1
  }
}
