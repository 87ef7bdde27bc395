// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

/// The points of a polygon under way.
final class PointRoom {
  private var memory = Room<cspan_point>(capacity: 512)

  var points: UnsafeMutablePointer<cspan_point> { memory.base }
  var count: Int { memory.count }

  func removeAll() { memory.removeAll() }

  func append(_ point: SIMD2<Double>) { memory.append(cspan_point(point)) }

  subscript(index: Int) -> SIMD2<Double> { [points[index].x, points[index].y] }

  var first: SIMD2<Double>? { count > 0 ? self[0] : nil }
  var last: SIMD2<Double>? { count > 0 ? self[count - 1] : nil }

  func copy(to polygon: inout [SIMD2<Double>]) {
    for index in 0..<count { polygon.append(self[index]) }
  }

  /// Appends the ends of a curve's edges, from the last point on; false if there are too many, and
  /// it is not the last attempt.
  func appendCurve(
    _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, within domain: PixelRect,
    tolerance: Double, isLast: Int32
  ) -> Bool {
    let added = cspan_flatten(
      memory.room(for: Int(cspan_curve_room)), cspan_point(p1), cspan_point(p2), cspan_point(p3),
      cspan_point(x: Double(domain.minX), y: Double(domain.minY)),
      cspan_point(x: Double(domain.maxX), y: Double(domain.maxY)), tolerance, isLast)
    memory.take(added)
    return added > 0
  }

  /// Brings the points to heights at which edges meet, and measures them; nil if one is not finite.
  /// There is one at least.
  func snap(steps: Double) -> cspan_extent? {
    var extent = cspan_extent()
    cspan_snap(points, count, steps, &extent)
    return extent.is_finite != 0 ? extent : nil
  }
}

extension cspan_point {
  init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}
