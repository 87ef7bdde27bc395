// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing
import Foundation
import Motion

/// Converts shapes and paths to outlines in pixels, as lists of edges, and stores them for one frame.
struct Outlines: ~Copyable {
  var edges = GrowableBuffer<OutlineEdge>()
  var chains = GrowableBuffer<Chain>()
  var corners = CornerTable()
  /// The convex polygon under construction.
  var polygon: [SIMD2<Double>] = []
  /// The points of the subpath under construction.
  var points = PointBuffer()
  /// The subpaths of the path under construction.
  var subpaths: [craster_subpath] = []
  /// Subpaths of the last path that became outlines of their own.
  var separate: [PixelOutline] = []
  /// Working memory to reorder chains.
  var reordered: [Chain] = []
  private var clipped: [SIMD2<Double>] = []
  /// The first edge of each chain just found.
  private var starts: [Int32] = []
  /// The region outside of which geometry is clipped, so that coordinates keep their precision.
  private(set) var domain = PixelRect.empty
  private(set) var left: Float = 0
  /// A pixel inside the domain: where all vertices are within these limits, nothing is outside of it.
  var limits = craster_limits()

  /// Removes all outlines, and sets the region in which anything can become visible.
  mutating func reset(domain: PixelRect) {
    left = Float(domain.minX)
    self.domain = domain.expanded(by: 2048)
    let inner = domain.expanded(by: 2047)
    limits = craster_limits(
      min: craster_point(x: Double(inner.minX), y: Double(inner.minY)),
      max: craster_point(x: Double(inner.maxX), y: Double(inner.maxY)), left: left)
    edges.removeAll()
    chains.removeAll()
  }

  /// The points of a corner of radius 1, with as many edges as for the given radius in pixels; see
  /// `CornerTable.find`.
  mutating func corner(
    _ corners: RoundedRect.Corners, radius: Double, sideLength: Double
  ) -> [SIMD2<Double>] {
    let corner = self.corners.find(
      corners, radius: radius, squaredScale: 1, sideLength: sideLength)
    return (0..<Int(corner.count)).map { corner[$0] }
  }

  /// A bounding box in fractions of pixels.
  struct Box {
    var low = SIMD2<Double>(repeating: .infinity)
    var high = SIMD2<Double>(repeating: -.infinity)

    var bounds: PixelRect {
      PixelRect(left: low.x, top: low.y, right: high.x, bottom: high.y)
    }
  }

  /// The outline of the chains from `first` to before `end`, or to the last one; nil if there are none.
  func outline(from first: Int, to end: Int? = nil, _ box: Box, rule: FillRule? = nil)
    -> PixelOutline?
  {
    let count = (end ?? chains.count) - first
    guard count > 0 else { return nil }
    return PixelOutline(
      firstChain: first, chainCount: count, rule: rule, bounds: box.bounds,
      form: rule == nil ? form(first, count) : .any)
  }

  /// The form of an outline without a rule; a ring if there are two pairs of chains and `isRing`.
  func form(_ first: Int, _ count: Int, ofRing isRing: Bool = false) -> PixelOutline.Form {
    if isRing, count == 4 {
      let most = Int(craster_max_ring_edges)
      return isPair(first, most: most) && isPair(first + 2, most: most) ? .ring : .any
    }
    return count == 2 && isPair(first, most: Int(craster_max_edges)) ? .convex : .any
  }

  /// Whether two chains have opposite windings, and neither is too long for the kernels.
  private func isPair(_ index: Int, most: Int) -> Bool {
    let (one, other) = (chains[index], chains[index + 1])
    return one.sign != other.sign && one.end - one.first <= most
      && other.end - other.first <= most
  }

  /// Clips the polygon to the domain and appends its chains. Returns nil if nothing of it is inside;
  /// clockwise is with y down.
  mutating func close(clockwise: Bool) -> Box? {
    guard var extent = measured(), extent.is_finite != 0 else { return nil }
    var low = SIMD2(extent.min.x, extent.min.y)
    var high = SIMD2(extent.max.x, extent.max.y)
    if low.x < Double(domain.minX) || low.y < Double(domain.minY)
      || high.x > Double(domain.maxX) || high.y > Double(domain.maxY)
    {
      clip(axis: 0, at: Double(domain.minX), keepingGreater: true)
      clip(axis: 0, at: Double(domain.maxX), keepingGreater: false)
      clip(axis: 1, at: Double(domain.minY), keepingGreater: true)
      clip(axis: 1, at: Double(domain.maxY), keepingGreater: false)
      low = pointwiseMax(low, [Double(domain.minX), Double(domain.minY)])
      high = pointwiseMin(high, [Double(domain.maxX), Double(domain.maxY)])
      guard polygon.count > 2, let rest = measured() else { return nil }
      extent = rest
    }
    let before = chains.count
    // Clockwise, the rising chain is on the left.
    chain(extent, rising: false, sign: clockwise ? -1 : 1)
    chain(extent, rising: true, sign: clockwise ? 1 : -1)
    return chains.count > before ? Box(low: low, high: high) : nil
  }

  /// Clips the polygon, which is and stays convex, against a line perpendicular to an axis.
  private mutating func clip(axis: Int, at limit: Double, keepingGreater: Bool) {
    clipped.removeAll(keepingCapacity: true)
    guard var previous = polygon.last else { return }
    func inside(_ point: SIMD2<Double>) -> Bool {
      keepingGreater ? point[axis] >= limit : point[axis] <= limit
    }
    for point in polygon {
      if inside(point) != inside(previous) {
        let fraction = (limit - previous[axis]) / (point[axis] - previous[axis])
        var crossing = previous + (point - previous) * fraction
        crossing[axis] = limit
        clipped.append(crossing)
      }
      if inside(point) { clipped.append(point) }
      previous = point
    }
    swap(&polygon, &clipped)
  }

  /// The polygon's extent; nil if it has no points.
  private func measured() -> craster_extent? {
    polygon.withUnsafeBytes { bytes in
      guard let points = bytes.bindMemory(to: craster_point.self).baseAddress else { return nil }
      var extent = craster_extent()
      kernels.measure_points(points, polygon.count, &extent)
      return extent
    }
  }

  /// Appends the polygon's edges of one direction, from top to bottom, as chains.
  ///
  /// A convex polygon has one chain in each direction; rounding may split off more, which is harmless.
  private mutating func chain(_ extent: craster_extent, rising: Bool, sign: Float) {
    while starts.count < polygon.count { starts.append(0) }
    let first = edges.count
    let found = edges.reserve(polygon.count)
    var (edgeCount, chainCount) = (0, 0)
    var extent = extent
    polygon.withUnsafeBytes { points in
      // Both types are two doubles.
      guard let points = points.bindMemory(to: craster_point.self).baseAddress else { return }
      edgeCount = craster_descend(
        points, polygon.count, &extent, rising ? -1 : 1, left, found, &starts, &chainCount)
    }
    edges.commit(edgeCount)
    for index in 0..<chainCount {
      let end = index + 1 < chainCount ? Int(starts[index + 1]) : edgeCount
      chains.append(Chain(first: first + Int(starts[index]), end: first + end, sign: sign))
    }
  }
}
