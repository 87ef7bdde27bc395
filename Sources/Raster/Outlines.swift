// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing
import Foundation
import Motion

/// Turns shapes into outlines in pixels, and keeps them for one frame.
struct Outlines: ~Copyable {
  var edges = Room<Edge>()
  var chains = Room<Chain>()
  var corners = CornerTable()
  /// The outline under way.
  var polygon: [SIMD2<Double>] = []
  let room = PointRoom()
  /// The polygons of the path under way, and those that are outlines of their own.
  var parts: [cspan_part] = []
  var separate: [PixelOutline] = []
  /// Chains on their way to another place.
  var moved: [Chain] = []
  private var clipped: [SIMD2<Double>] = []
  /// Where chains just found begin.
  private var starts: [Int32] = []
  /// What can ever be seen; geometry far outside is cut off, for numbers of modest size.
  private(set) var domain = PixelRect.empty
  private(set) var left: Float = 0
  /// Within the domain, and far enough that nothing between is outside.
  var limits = cspan_limits()

  mutating func reset(domain: PixelRect) {
    left = Float(domain.minX)
    self.domain = domain.expanded(by: 2048)
    let inner = domain.expanded(by: 2047)
    limits = cspan_limits(
      least: cspan_point(x: Double(inner.minX), y: Double(inner.minY)),
      most: cspan_point(x: Double(inner.maxX), y: Double(inner.maxY)), left: left)
    edges.removeAll()
    chains.removeAll()
  }

  /// The points of a corner of radius 1, fine enough for a radius in pixels.
  mutating func corner(
    _ corners: RoundedRect.Corners, radius: Double, room: Double
  ) -> [SIMD2<Double>] {
    let corner = self.corners.find(corners, radius: radius, room: room)
    return (0..<Int(corner.count)).map { corner[$0] }
  }

  struct Box {
    var low = SIMD2<Double>(repeating: .infinity)
    var high = SIMD2<Double>(repeating: -.infinity)

    var bounds: PixelRect {
      PixelRect(left: low.x, top: low.y, right: high.x, bottom: high.y)
    }
  }

  func outline(from first: Int, to end: Int? = nil, _ box: Box, rule: FillRule? = nil)
    -> PixelOutline?
  {
    let count = (end ?? chains.count) - first
    guard count > 0 else { return nil }
    return PixelOutline(firstChain: first, chainCount: count, rule: rule, bounds: box.bounds)
  }

  /// Cuts the polygon into chains, if there is anything to be seen; clockwise is as seen with y down.
  mutating func close(clockwise: Bool) -> Box? {
    guard var extent = measured(), extent.is_finite != 0 else { return nil }
    var low = SIMD2(extent.low.x, extent.low.y)
    var high = SIMD2(extent.high.x, extent.high.y)
    if low.x < Double(domain.minX) || low.y < Double(domain.minY)
      || high.x > Double(domain.maxX) || high.y > Double(domain.maxY)
    {
      cut(axis: 0, at: Double(domain.minX), keepingGreater: true)
      cut(axis: 0, at: Double(domain.maxX), keepingGreater: false)
      cut(axis: 1, at: Double(domain.minY), keepingGreater: true)
      cut(axis: 1, at: Double(domain.maxY), keepingGreater: false)
      low = pointwiseMax(low, [Double(domain.minX), Double(domain.minY)])
      high = pointwiseMin(high, [Double(domain.maxX), Double(domain.maxY)])
      guard polygon.count > 2, let rest = measured() else { return nil }
      extent = rest
    }
    let before = chains.count
    // On a clockwise way round, what goes up lies on the left.
    chain(extent, rising: false, sign: clockwise ? -1 : 1)
    chain(extent, rising: true, sign: clockwise ? 1 : -1)
    return chains.count > before ? Box(low: low, high: high) : nil
  }

  /// Cuts off what lies beyond a line across one axis; the polygon is convex before and after.
  private mutating func cut(axis: Int, at limit: Double, keepingGreater: Bool) {
    clipped.removeAll(keepingCapacity: true)
    guard var previous = polygon.last else { return }
    func inside(_ point: SIMD2<Double>) -> Bool {
      keepingGreater ? point[axis] >= limit : point[axis] <= limit
    }
    for point in polygon {
      if inside(point) != inside(previous) {
        let share = (limit - previous[axis]) / (point[axis] - previous[axis])
        var crossing = previous + (point - previous) * share
        crossing[axis] = limit
        clipped.append(crossing)
      }
      if inside(point) { clipped.append(point) }
      previous = point
    }
    swap(&polygon, &clipped)
  }

  /// How far the polygon reaches; nil if it has no points.
  private func measured() -> cspan_extent? {
    polygon.withUnsafeBytes { bytes in
      guard let points = bytes.bindMemory(to: cspan_point.self).baseAddress else { return nil }
      var extent = cspan_extent()
      cspan_measure(points, polygon.count, &extent)
      return extent
    }
  }

  /// Appends the polygon's edges of one direction, top to bottom, as chains.
  ///
  /// A convex outline has one of each; rounding may split off more, which does no harm.
  private mutating func chain(_ extent: cspan_extent, rising: Bool, sign: Float) {
    while starts.count < polygon.count { starts.append(0) }
    let first = edges.count
    let found = edges.room(for: polygon.count)
    var (edgeCount, chainCount) = (0, 0)
    var extent = extent
    polygon.withUnsafeBytes { points in
      // Points are two real numbers there and here.
      guard let points = points.bindMemory(to: cspan_point.self).baseAddress else { return }
      edgeCount = cspan_descend(
        points, polygon.count, &extent, rising ? -1 : 1, left, found, &starts, &chainCount)
    }
    edges.take(edgeCount)
    for index in 0..<chainCount {
      let end = index + 1 < chainCount ? Int(starts[index + 1]) : edgeCount
      chains.append(Chain(first: first + Int(starts[index]), end: first + end, sign: sign))
    }
  }
}
