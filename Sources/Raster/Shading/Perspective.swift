// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing
import Foundation
import Motion

/// The perspective transform of a layer: it is rendered flat into an offscreen layer, at a scale that preserves
/// its visible detail, and each pixel of the destination samples that layer.
struct Perspective {
  /// From the layer's pixels without perspective to those of the offscreen layer.
  let flat: CGAffineTransform
  /// The pixels of the destination that the projected layer touches.
  let bounds: PixelRect
  /// From pixel centers, relative to the bounds' corner, to the offscreen layer's texel centers.
  private let toSource: Projection
  /// Samples per pixel in each direction: more than 1 where a pixel covers many texels.
  private let samples: Int32

  /// Texels per pixel. At this density the blur of a texel and of bilinear interpolation together
  /// equals that of a pixel.
  private static let oversampling = 1.75
  /// Pixels left free around the content of the offscreen layer.
  private static let margin = 8.0

  /// Nil if nothing is visible. The content and the projection are in pixels.
  ///
  /// - Parameter isNested: Whether it is inside of another one, whose pixels are already small enough.
  init?(_ projection: Projection, of content: CGRect, domain: PixelRect, isNested: Bool) {
    let corners = content.corners
    let bounds = projection.bounds(of: corners).intersection(domain)
    guard !bounds.isEmpty, let inverse = projection.inverted else { return nil }
    self.bounds = bounds
    let (largest, smallest) = Self.scales(projection, corners)
    let available = (
      Double(domain.width) - 2 * Self.margin, Double(domain.height) - 2 * Self.margin
    )
    var rendered = content
    var scale = largest * (isNested ? 1 : Self.oversampling)
    func fits() -> Bool {
      Double(rendered.width) * scale.x <= available.0
        && Double(rendered.height) * scale.y <= available.1
    }
    if !fits() {
      // Only the visible part, at a smaller scale if that is still too large.
      let visible = inverse.bounds(of: bounds.expanded(by: 2).corners)
      rendered = rendered.intersection(visible.rect)
      guard !rendered.isNull, rendered.width > 0, rendered.height > 0 else { return nil }
      scale.x = min(scale.x, available.0 / Double(rendered.width))
      scale.y = min(scale.y, available.1 / Double(rendered.height))
    }
    flat = CGAffineTransform(translationX: -rendered.minX, y: -rendered.minY)
      .concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
      .concatenating(
        CGAffineTransform(
          translationX: Double(domain.minX) + Self.margin, y: Double(domain.minY) + Self.margin))
    let texelsPerPixel = (scale / smallest).max()
    samples = texelsPerPixel < 3 ? 1 : texelsPerPixel < 6 ? 2 : 4

    let toMiddle = CGAffineTransform(
      translationX: Double(bounds.minX) + 0.5, y: Double(bounds.minY) + 0.5)
    let toTexel = CGAffineTransform(translationX: -0.5, y: -0.5)
    let whole = Projection(toMiddle).concatenating(inverse).concatenating(Projection(flat))
      .concatenating(Projection(toTexel))
    // Scaled to a depth of about 1 in the middle, so that single precision loses least.
    let middle = whole.depth([Double(bounds.width) / 2, Double(bounds.height) / 2])
    let factor = abs(middle) > 1e-12 && middle.isFinite ? 1 / abs(middle) : 1
    let (a, b, c) = whole.rows
    toSource = Projection(a * factor, b * factor, c * factor)
    guard (a + b + c).sum().isFinite else { return nil }
  }

  /// The largest and the smallest horizontal and vertical magnification over a polygon, from the partial
  /// derivatives of the projection at its visible corners and center.
  private static func scales(_ projection: Projection, _ corners: [SIMD2<Double>])
    -> (largest: SIMD2<Double>, smallest: SIMD2<Double>)
  {
    let polygon = projection.visiblePart(of: corners)
    let middle = polygon.reduce(.zero, +) / Double(max(polygon.count, 1))
    var largest = SIMD2<Double>(repeating: 1.0 / 32)
    var smallest = SIMD2<Double>(repeating: 4)
    for point in polygon + [middle] {
      let (image, depth) = (projection.map(point), projection.depth(point))
      let across: SIMD2<Double> = [
        projection.m11 - image.x * projection.m13, projection.m12 - image.y * projection.m13,
      ]
      let down: SIMD2<Double> = [
        projection.m21 - image.x * projection.m23, projection.m22 - image.y * projection.m23,
      ]
      let scale: SIMD2<Double> = [
        (across * across).sum().squareRoot() / depth, (down * down).sum().squareRoot() / depth,
      ]
      guard scale.sum().isFinite else { continue }
      largest = pointwiseMax(largest, scale)
      smallest = pointwiseMin(smallest, pointwiseMax(scale, SIMD2(repeating: 1.0 / 64)))
    }
    return (pointwiseMin(largest, SIMD2(repeating: 4)), smallest)
  }

  /// The offscreen layer's pixels that a clip of the destination may sample.
  func source(of clip: PixelRect) -> PixelRect {
    let clip = clip.expanded(by: 1)
    let corner = SIMD2<Double>(Double(bounds.minX) + 0.5, Double(bounds.minY) + 0.5)
    let corners = clip.corners.map { $0 - corner }
    guard corners.allSatisfy({ toSource.depth($0) > 1e-6 }) else {
      return PixelRect(minX: -0x1000_0000, minY: -0x1000_0000, maxX: 0x1000_0000, maxY: 0x1000_0000)
    }
    return toSource.bounds(of: corners).expanded(by: 3)
  }

  /// Writes the colors of some pixels of a row of the destination.
  func write(
    _ colors: UnsafeMutablePointer<UInt32>, y: Int, columns: Range<Int>, from layer: PixelCanvas
  ) {
    let down = Double(y - bounds.minY)
    let (a, b, c) = toSource.rows
    let start = b * down + c
    var row = craster_projection(
      u: Float(start.x), v: Float(start.y), q: Float(start.z),
      u_dx: Float(a.x), v_dx: Float(a.y), q_dx: Float(a.z),
      u_dy: Float(b.x), v_dy: Float(b.y), q_dy: Float(b.z))
    var source = craster_texture(
      pixels: layer.pixel(layer.bounds.minX, layer.bounds.minY),
      min_x: Int32(layer.bounds.minX), min_y: Int32(layer.bounds.minY),
      width: Int32(layer.bounds.width), height: Int32(layer.bounds.height))
    kernels.sample_projection(
      colors, columns.count, Int32(columns.lowerBound - bounds.minX), &row, &source, samples)
  }
}
