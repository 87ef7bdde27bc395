// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing
import Foundation
import Motion

/// Turns shapes into outlines in pixels, and keeps them for one frame.
struct Outlines {
  var edges: [Edge] = []
  var chains: [Chain] = []
  private var corners = CornerTable()
  /// The outline under way.
  var polygon: [SIMD2<Double>] = []
  let room = PointRoom()
  /// The polygons of the path under way, and those that are outlines of their own.
  var parts: [cspan_part] = []
  var separate: [PixelOutline] = []
  /// Chains on their way to another place.
  var moved: [Chain] = []
  private var clipped: [SIMD2<Double>] = []
  /// Edges just found, and where their chains begin.
  private var found: [Edge] = []
  private var starts: [Int32] = []
  /// What can ever be seen; geometry far outside is cut off, for numbers of modest size.
  private(set) var domain = PixelRect.empty
  private(set) var left: Float = 0

  mutating func reset(domain: PixelRect) {
    left = Float(domain.minX)
    self.domain = domain.expanded(by: 2048)
    edges.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
  }

  /// The outline of a filled shape under a transform to pixels; nil if nothing of it can be seen.
  ///
  /// Sizes of 0, negative sizes, coordinates or transforms that are not finite, and transforms that
  /// flatten the plane give nil.
  mutating func fill(_ shape: RoundedRect, _ transform: CGAffineTransform) -> PixelOutline? {
    let first = chains.count
    var box = Box()
    append(shape, grown: 0, transform, hole: false, &box)
    return outline(from: first, box)
  }

  /// The outline of a shape's border, half its width to either side.
  ///
  /// Corners of radius 0 stay sharp outside; inside, a radius below half the width becomes sharp.
  mutating func stroke(
    _ shape: RoundedRect, width: Float, _ transform: CGAffineTransform
  ) -> PixelOutline? {
    guard width > 0, shape.width >= 0, shape.height >= 0 else { return nil }
    let first = chains.count
    var box = Box()
    append(shape, grown: Double(width) / 2, transform, hole: false, &box)
    let isConvex = chains.count == first + 2
    append(shape, grown: Double(width) / -2, transform, hole: true, &box)
    var outline = outline(from: first, box)
    outline?.isRing = isConvex && chains.count == first + 4
    return outline
  }

  /// The points of a corner of radius 1, fine enough for a radius in pixels.
  mutating func corner(
    _ corners: RoundedRect.Corners, radius: Double, room: Double
  ) -> [SIMD2<Double>] {
    self.corners.points(corners, radius: radius, room: room)
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

  private mutating func append(
    _ shape: RoundedRect, grown: Double, _ t: CGAffineTransform, hole: Bool, _ box: inout Box
  ) {
    let width = Double(shape.width) + 2 * grown
    let height = Double(shape.height) + 2 * grown
    guard width > 0, height > 0 else { return }
    var radius = shape.radius > 0 ? Double(shape.radius) : 0
    radius = min(radius, Double(min(shape.width, shape.height)) / 2)
    radius = radius > 0 ? max(0, radius + grown) : 0

    let across = SIMD2<Double>(t.a, t.b)
    let down = SIMD2<Double>(t.c, t.d)
    let left = Double(shape.x) - grown
    let top = Double(shape.y) - grown
    let origin = SIMD2<Double>(t.tx, t.ty) + across * left + down * top
    let (right, bottom) = (across * width, down * height)
    polygon.removeAll(keepingCapacity: true)
    let sum = origin + right + bottom
    guard sum.x.isFinite, sum.y.isFinite else { return }

    let scale = max((across * across).sum(), (down * down).sum()).squareRoot()
    if radius * scale > 0.02 {
      let room = min(width, height) / 2 / radius
      let points = corners.points(shape.corners, radius: radius * scale, room: room)
      let (x, y) = (across * radius, down * radius)
      addCorner(points, at: origin, from: -y, to: x)
      addCorner(points, at: origin + right, from: x, to: y)
      addCorner(points, at: origin + right + bottom, from: y, to: -x)
      addCorner(points, at: origin + bottom, from: -x, to: -y)
    } else {
      polygon.append(origin)
      polygon.append(origin + right)
      polygon.append(origin + right + bottom)
      polygon.append(origin + bottom)
    }
    close(clockwise: (t.a * t.d - t.b * t.c > 0) != hole, &box)
  }

  private mutating func addCorner(
    _ points: [SIMD2<Double>], at vertex: SIMD2<Double>, from: SIMD2<Double>, to: SIMD2<Double>
  ) {
    for point in points { polygon.append(vertex - from * point.x + to * point.y) }
  }

  /// Cuts the polygon into chains. Clockwise is as seen with y down.
  mutating func close(clockwise: Bool, _ box: inout Box) {
    guard var extent = measured(), extent.is_finite != 0 else { return }
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
      guard polygon.count > 2, let rest = measured() else { return }
      extent = rest
    }
    let before = chains.count
    // On a clockwise way round, what goes up lies on the left.
    chain(extent, rising: false, sign: clockwise ? -1 : 1)
    chain(extent, rising: true, sign: clockwise ? 1 : -1)
    guard chains.count > before else { return }
    box.low = pointwiseMin(box.low, low)
    box.high = pointwiseMax(box.high, high)
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
    while found.count < polygon.count {
      found.append(Edge(top: 0, bottom: 0, x: 0, slope: 0))
      starts.append(0)
    }
    let first = edges.count
    var (edgeCount, chainCount) = (0, 0)
    let left = self.left
    polygon.withUnsafeBytes { points in
      found.withUnsafeMutableBytes { edges in
        // Points are two real numbers there and here, edges four of the same names.
        guard let points = points.bindMemory(to: cspan_point.self).baseAddress,
          let edges = edges.bindMemory(to: cspan_edge.self).baseAddress
        else { return }
        var extent = extent
        edgeCount = cspan_descend(
          points, polygon.count, &extent, rising ? -1 : 1, left, edges, &starts, &chainCount)
      }
    }
    found.withUnsafeBufferPointer { edges.append(contentsOf: $0[..<edgeCount]) }
    for index in 0..<chainCount {
      let end = index + 1 < chainCount ? Int(starts[index + 1]) : edgeCount
      chains.append(Chain(first: first + Int(starts[index]), end: first + end, sign: sign))
    }
  }
}
