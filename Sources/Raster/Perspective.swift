// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing
import Foundation
import Motion

/// A layer's way into the picture where it is seen in perspective: it is drawn flat, at a scale that
/// keeps what there is to see, and its pixels are looked up from where they are seen.
struct Perspective {
  /// From where the layer would lie without perspective to where it is drawn apart.
  let flat: CGAffineTransform
  /// The pixels it is seen in.
  let bounds: PixelRect
  /// From pixels' middles, counted from the bounds' corner, to the layer's texels' middles.
  private let toSource: Projection
  /// How many times each way a pixel is looked up, where it takes up much of the layer.
  private let samples: Int32

  /// Texels for each pixel: then a texel and the mixing of four of them together are as soft as a
  /// pixel.
  private static let fineness = 1.75
  /// Space left around it where it is drawn apart.
  private static let margin = 8.0

  /// Nil if nothing of it is seen. The content and the projection are in pixels.
  init?(_ projection: Projection, of content: CGRect, domain: PixelRect) {
    let corners: [SIMD2<Double>] = [
      [content.minX, content.minY], [content.maxX, content.minY], [content.maxX, content.maxY],
      [content.minX, content.maxY],
    ]
    let bounds = projection.bounds(of: corners).intersection(domain)
    guard !bounds.isEmpty, let inverse = projection.inverted else { return nil }
    self.bounds = bounds
    let (most, least) = Self.scales(projection, corners)
    let room = (
      Double(domain.width) - 2 * Self.margin, Double(domain.height) - 2 * Self.margin
    )
    var shown = content
    var scale = most * Self.fineness
    func fits() -> Bool {
      Double(shown.width) * scale.x <= room.0 && Double(shown.height) * scale.y <= room.1
    }
    if !fits() {
      // Only what can be seen, and coarser if that is still too much.
      let seen = inverse.bounds(of: bounds.expanded(by: 2).corners)
      shown = shown.intersection(seen.rect)
      guard !shown.isNull, shown.width > 0, shown.height > 0 else { return nil }
      scale.x = min(scale.x, room.0 / Double(shown.width))
      scale.y = min(scale.y, room.1 / Double(shown.height))
    }
    flat = CGAffineTransform(translationX: -shown.minX, y: -shown.minY)
      .concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
      .concatenating(
        CGAffineTransform(
          translationX: Double(domain.minX) + Self.margin, y: Double(domain.minY) + Self.margin))
    let coarseness = (scale / least).max()
    samples = coarseness < 3 ? 1 : coarseness < 6 ? 2 : 4

    let toMiddle = CGAffineTransform(
      translationX: Double(bounds.minX) + 0.5, y: Double(bounds.minY) + 0.5)
    let toTexel = CGAffineTransform(translationX: -0.5, y: -0.5)
    let whole = Projection(toMiddle).concatenating(inverse).concatenating(Projection(flat))
      .concatenating(Projection(toTexel))
    // Numbers about 1 keep most of their digits.
    let middle = whole.depth([Double(bounds.width) / 2, Double(bounds.height) / 2])
    let factor = abs(middle) > 1e-12 && middle.isFinite ? 1 / abs(middle) : 1
    let (a, b, c) = whole.rows
    toSource = Projection(a * factor, b * factor, c * factor)
    guard (a + b + c).sum().isFinite else { return nil }
  }

  /// How much larger things appear than they are, across and down: where most and where least.
  private static func scales(_ projection: Projection, _ corners: [SIMD2<Double>])
    -> (most: SIMD2<Double>, least: SIMD2<Double>)
  {
    let polygon = projection.seenPart(of: corners)
    let middle = polygon.reduce(.zero, +) / Double(max(polygon.count, 1))
    var most = SIMD2<Double>(repeating: 1.0 / 32)
    var least = SIMD2<Double>(repeating: 4)
    for point in polygon + [middle] {
      let (seen, depth) = (projection.map(point), projection.depth(point))
      let across: SIMD2<Double> = [
        projection.m11 - seen.x * projection.m13, projection.m12 - seen.y * projection.m13,
      ]
      let down: SIMD2<Double> = [
        projection.m21 - seen.x * projection.m23, projection.m22 - seen.y * projection.m23,
      ]
      let scale: SIMD2<Double> = [
        (across * across).sum().squareRoot() / depth, (down * down).sum().squareRoot() / depth,
      ]
      guard scale.sum().isFinite else { continue }
      most = pointwiseMax(most, scale)
      least = pointwiseMin(least, pointwiseMax(scale, SIMD2(repeating: 1.0 / 64)))
    }
    return (pointwiseMin(most, SIMD2(repeating: 4)), least)
  }

  /// The layer's pixels that some of the picture's may look at.
  func source(of clip: PixelRect) -> PixelRect {
    let clip = clip.expanded(by: 1)
    let corner = SIMD2<Double>(Double(bounds.minX) + 0.5, Double(bounds.minY) + 0.5)
    let corners = clip.corners.map { $0 - corner }
    guard corners.allSatisfy({ toSource.depth($0) > 1e-6 }) else {
      return PixelRect(minX: -0x1000_0000, minY: -0x1000_0000, maxX: 0x1000_0000, maxY: 0x1000_0000)
    }
    return toSource.bounds(of: corners).expanded(by: 3)
  }

  /// Writes what is seen in some pixels of a row.
  func write(
    _ colors: UnsafeMutablePointer<UInt32>, y: Int, columns: Range<Int>, from layer: Canvas
  ) {
    let down = Double(y - bounds.minY)
    let (a, b, c) = toSource.rows
    let start = b * down + c
    var row = cspan_ray(
      u: Float(start.x), v: Float(start.y), q: Float(start.z),
      u_step: Float(a.x), v_step: Float(a.y), q_step: Float(a.z),
      u_down: Float(b.x), v_down: Float(b.y), q_down: Float(b.z))
    var source = cspan_texels(
      pixels: layer.pixel(layer.bounds.minX, layer.bounds.minY),
      min_x: Int32(layer.bounds.minX), min_y: Int32(layer.bounds.minY),
      width: Int32(layer.bounds.width), height: Int32(layer.bounds.height))
    cspan_project(
      colors, columns.count, Int32(columns.lowerBound - bounds.minX), &row, &source, samples)
  }
}

extension Projection {
  /// What a projection of a layer's local points is for pixels, under the layer's transform to
  /// pixels; nil if that has no inverse or something is not finite.
  func seen(through transform: CGAffineTransform) -> Projection? {
    let determinant = transform.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let seen = Projection(transform.inverted()).concatenating(self)
      .concatenating(Projection(transform))
    let (a, b, c) = seen.rows
    return (a + b + c).sum().isFinite ? seen : nil
  }

  /// The part of a polygon in front of the eye, and not so near that it would appear more than 64
  /// times as large as its farthest point.
  func seenPart(of polygon: [SIMD2<Double>]) -> [SIMD2<Double>] {
    let farthest = polygon.reduce(0) { max($0, depth($1)) }
    guard farthest > 0, farthest.isFinite else { return [] }
    return clipped(polygon, depth: farthest / 64)
  }

  /// The pixels in which a polygon is seen, and one more around them.
  func bounds(of polygon: [SIMD2<Double>]) -> PixelRect {
    var low = SIMD2<Double>(repeating: .infinity)
    var high = SIMD2<Double>(repeating: -.infinity)
    for point in seenPart(of: polygon) {
      let seen = map(point)
      guard seen.sum().isFinite else { return .empty }
      low = pointwiseMin(low, seen)
      high = pointwiseMax(high, seen)
    }
    return PixelRect(left: low.x - 1, top: low.y - 1, right: high.x + 1, bottom: high.y + 1)
  }
}
