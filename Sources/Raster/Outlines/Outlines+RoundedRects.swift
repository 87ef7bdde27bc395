// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing
import Foundation
import Motion

/// Fills and borders of rounded rectangles.
extension Outlines {
  /// The outline of a filled shape under a transform to pixels; nil if nothing of it can be visible.
  ///
  /// Sizes of 0, negative sizes, coordinates or transforms that are not finite, and singular transforms
  /// give nil.
  mutating func fill(_ shape: RoundedRect, _ transform: CGAffineTransform) -> PixelOutline? {
    let first = chains.count
    guard let bounds = append(shape, outset: 0, transform, isHole: false) else { return nil }
    let count = chains.count - first
    return PixelOutline(
      firstChain: first, chainCount: count, rule: nil, bounds: bounds, form: form(first, count))
  }

  /// The outline of a shape's border, centered on the shape's edge; nil if nothing of it can be visible.
  ///
  /// Corners of radius 0 stay sharp outside; inside, a radius below half the width becomes sharp.
  mutating func stroke(
    _ shape: RoundedRect, width: Float, _ transform: CGAffineTransform
  ) -> PixelOutline? {
    guard width > 0, shape.width >= 0, shape.height >= 0 else { return nil }
    let first = chains.count
    let outer = append(shape, outset: Double(width) / 2, transform, isHole: false) ?? .empty
    let isConvex = chains.count == first + 2
    let inner = append(shape, outset: Double(width) / -2, transform, isHole: true) ?? .empty
    let count = chains.count - first
    guard count > 0 else { return nil }
    return PixelOutline(
      firstChain: first, chainCount: count, rule: nil, bounds: outer.union(inner),
      form: form(first, count, ofRing: isConvex))
  }

  /// Appends the chains of a shape outset by `outset` on every side. Returns the pixels they touch, or
  /// nil if there are none.
  private mutating func append(
    _ shape: RoundedRect, outset: Double, _ t: CGAffineTransform, isHole: Bool
  ) -> PixelRect? {
    let width = Double(shape.width) + 2 * outset
    let height = Double(shape.height) + 2 * outset
    guard width > 0, height > 0 else { return nil }
    var radius = shape.radius > 0 ? Double(shape.radius) : 0
    radius = min(radius, Double(min(shape.width, shape.height)) / 2)
    radius = radius > 0 ? max(0, radius + outset) : 0

    let across = SIMD2<Double>(t.a, t.b)
    let down = SIMD2<Double>(t.c, t.d)
    let left = Double(shape.x) - outset
    let top = Double(shape.y) - outset
    let origin = SIMD2<Double>(t.tx, t.ty) + across * left + down * top

    let squaredScale = max((across * across).sum(), (down * down).sum())
    var corner = corners.find(
      shape.corners, radius: radius, squaredScale: squaredScale,
      sideLength: min(width, height) / 2 / radius)
    if corner.count == 1 { radius = 0 }
    var round = craster_rounded_rect(
      origin: craster_point(origin), right: craster_point(across * width),
      bottom: craster_point(down * height), radius_x: craster_point(across * radius),
      radius_y: craster_point(down * radius))
    let isClockwise = (t.a * t.d - t.b * t.c > 0) != isHole
    return append(&round, &corner, clockwise: isClockwise)
  }

  private mutating func append(
    _ round: inout craster_rounded_rect, _ corner: inout craster_corner, clockwise: Bool
  ) -> PixelRect? {
    var traced = craster_traced()
    let newEdges = edges.reserve(4 * Int(corner.count) + 7)
    guard kernels.trace_rounded_rect(&round, &corner, &limits, newEdges, &traced) != 0 else {
      makePolygon(round, corner)
      return close(clockwise: clockwise)?.bounds
    }
    let (first, middle) = (edges.count, edges.count + Int(traced.down_count))
    edges.commit(Int(traced.down_count + traced.up_count))
    chains.append(Chain(first: first, end: middle, sign: clockwise ? -1 : 1))
    chains.append(Chain(first: middle, end: edges.count, sign: clockwise ? 1 : -1))
    return PixelRect(
      minX: Int(traced.min_x), minY: Int(traced.min_y), maxX: Int(traced.max_x),
      maxY: Int(traced.max_y))
  }

  /// Makes a polygon of all corners, clockwise unless the transform mirrors; empty if not finite.
  private mutating func makePolygon(_ round: craster_rounded_rect, _ corner: craster_corner) {
    polygon.removeAll(keepingCapacity: true)
    let origin = SIMD2(round.origin)
    let (right, bottom) = (SIMD2(round.right), SIMD2(round.bottom))
    let (x, y) = (SIMD2(round.radius_x), SIMD2(round.radius_y))
    let sum = origin + right + bottom
    guard sum.x.isFinite, sum.y.isFinite else { return }
    addCorner(corner, at: origin, from: -y, to: x)
    addCorner(corner, at: origin + right, from: x, to: y)
    addCorner(corner, at: origin + right + bottom, from: y, to: -x)
    addCorner(corner, at: origin + bottom, from: -x, to: -y)
  }

  private mutating func addCorner(
    _ corner: craster_corner, at vertex: SIMD2<Double>, from: SIMD2<Double>, to: SIMD2<Double>
  ) {
    for index in 0..<Int(corner.count) {
      polygon.append(vertex - from * corner[index].x + to * corner[index].y)
    }
  }
}

extension SIMD2<Double> {
  fileprivate init(_ point: craster_point) { self.init(point.x, point.y) }
}
