// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing
import Foundation
import Motion

/// Rounded rectangles, and what lies between two of them.
extension Outlines {
  /// The outline of a filled shape under a transform to pixels; nil if nothing of it can be seen.
  ///
  /// Sizes of 0, negative sizes, coordinates or transforms that are not finite, and transforms that
  /// flatten the plane give nil.
  mutating func fill(_ shape: RoundedRect, _ transform: CGAffineTransform) -> PixelOutline? {
    let first = chains.count
    guard let bounds = append(shape, grown: 0, transform, hole: false) else { return nil }
    return PixelOutline(
      firstChain: first, chainCount: chains.count - first, rule: nil, bounds: bounds)
  }

  /// The outline of a shape's border, half its width to either side.
  ///
  /// Corners of radius 0 stay sharp outside; inside, a radius below half the width becomes sharp.
  mutating func stroke(
    _ shape: RoundedRect, width: Float, _ transform: CGAffineTransform
  ) -> PixelOutline? {
    guard width > 0, shape.width >= 0, shape.height >= 0 else { return nil }
    let first = chains.count
    let outer = append(shape, grown: Double(width) / 2, transform, hole: false) ?? .empty
    let isConvex = chains.count == first + 2
    let inner = append(shape, grown: Double(width) / -2, transform, hole: true) ?? .empty
    guard chains.count > first else { return nil }
    return PixelOutline(
      firstChain: first, chainCount: chains.count - first, rule: nil, bounds: outer.union(inner),
      isRing: isConvex && chains.count == first + 4)
  }

  /// Appends the chains of a shape that is larger by so much on every side; answers the pixels they
  /// touch, or nil if there are none.
  private mutating func append(
    _ shape: RoundedRect, grown: Double, _ t: CGAffineTransform, hole: Bool
  ) -> PixelRect? {
    let width = Double(shape.width) + 2 * grown
    let height = Double(shape.height) + 2 * grown
    guard width > 0, height > 0 else { return nil }
    var radius = shape.radius > 0 ? Double(shape.radius) : 0
    radius = min(radius, Double(min(shape.width, shape.height)) / 2)
    radius = radius > 0 ? max(0, radius + grown) : 0

    let across = SIMD2<Double>(t.a, t.b)
    let down = SIMD2<Double>(t.c, t.d)
    let left = Double(shape.x) - grown
    let top = Double(shape.y) - grown
    let origin = SIMD2<Double>(t.tx, t.ty) + across * left + down * top

    let scale = max((across * across).sum(), (down * down).sum()).squareRoot()
    var corner = corners.sharp
    if radius * scale > 0.02 {
      let room = min(width, height) / 2 / radius
      corner = corners.find(shape.corners, radius: radius * scale, room: room)
    } else {
      radius = 0
    }
    var round = cspan_round(
      origin: cspan_point(origin), right: cspan_point(across * width),
      bottom: cspan_point(down * height), x: cspan_point(across * radius),
      y: cspan_point(down * radius))
    let isClockwise = (t.a * t.d - t.b * t.c > 0) != hole
    return append(&round, &corner, clockwise: isClockwise)
  }

  private mutating func append(
    _ round: inout cspan_round, _ corner: inout cspan_corner, clockwise: Bool
  ) -> PixelRect? {
    var traced = cspan_traced()
    let room = edges.room(for: 4 * Int(corner.count) + 7)
    guard cspan_trace_round(&round, &corner, &limits, room, &traced) != 0 else {
      makePolygon(round, corner)
      return close(clockwise: clockwise)?.bounds
    }
    let (first, middle) = (edges.count, edges.count + Int(traced.down))
    edges.take(Int(traced.down + traced.up))
    chains.append(Chain(first: first, end: middle, sign: clockwise ? -1 : 1))
    chains.append(Chain(first: middle, end: edges.count, sign: clockwise ? 1 : -1))
    return PixelRect(
      minX: Int(traced.min_x), minY: Int(traced.min_y), maxX: Int(traced.max_x),
      maxY: Int(traced.max_y))
  }

  /// Puts the points of all corners together, clockwise where across is right and down is down; none
  /// if they are not finite.
  private mutating func makePolygon(_ round: cspan_round, _ corner: cspan_corner) {
    polygon.removeAll(keepingCapacity: true)
    let origin = SIMD2(round.origin)
    let (right, bottom) = (SIMD2(round.right), SIMD2(round.bottom))
    let (x, y) = (SIMD2(round.x), SIMD2(round.y))
    let sum = origin + right + bottom
    guard sum.x.isFinite, sum.y.isFinite else { return }
    addCorner(corner, at: origin, from: -y, to: x)
    addCorner(corner, at: origin + right, from: x, to: y)
    addCorner(corner, at: origin + right + bottom, from: y, to: -x)
    addCorner(corner, at: origin + bottom, from: -x, to: -y)
  }

  private mutating func addCorner(
    _ corner: cspan_corner, at vertex: SIMD2<Double>, from: SIMD2<Double>, to: SIMD2<Double>
  ) {
    for index in 0..<Int(corner.count) {
      polygon.append(vertex - from * corner[index].x + to * corner[index].y)
    }
  }
}

extension SIMD2<Double> {
  fileprivate init(_ point: cspan_point) { self.init(point.x, point.y) }
}
