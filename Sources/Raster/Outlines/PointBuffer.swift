// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

/// The points of a polygon under construction.
struct PointBuffer: ~Copyable {
  private var memory = GrowableBuffer<craster_point>(capacity: 512)

  var base: UnsafeMutablePointer<craster_point> { memory.base }
  var count: Int { memory.count }

  mutating func removeAll() { memory.removeAll() }

  mutating func append(_ point: SIMD2<Double>) { memory.append(craster_point(point)) }

  subscript(index: Int) -> SIMD2<Double> { [base[index].x, base[index].y] }

  var first: SIMD2<Double>? { count > 0 ? self[0] : nil }
  var last: SIMD2<Double>? { count > 0 ? self[count - 1] : nil }

  func copy(to polygon: inout [SIMD2<Double>]) {
    for index in 0..<count { polygon.append(self[index]) }
  }

  /// Appends the end points of the edges that approximate a cubic curve from the last point on. Returns
  /// false, and appends nothing, if there would be too many and this is not the last attempt.
  mutating func appendCurve(
    _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, within domain: PixelRect,
    tolerance: Double, isLast: Int32
  ) -> Bool {
    let added = kernels.flatten_curve(
      memory.reserve(Int(craster_max_curve_points)), craster_point(p1), craster_point(p2),
      craster_point(p3),
      craster_point(x: Double(domain.minX), y: Double(domain.minY)),
      craster_point(x: Double(domain.maxX), y: Double(domain.maxY)), tolerance, isLast)
    memory.commit(added)
    return added > 0
  }

  /// Rounds the points' y to multiples of 1/steps, so that adjacent edges meet exactly, and measures
  /// them; nil if any is not finite. There must be at least one.
  func snap(steps: Double) -> craster_extent? {
    var extent = craster_extent()
    kernels.snap_points(base, count, steps, &extent)
    return extent.is_finite != 0 ? extent : nil
  }
}

extension craster_point {
  init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}
