// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Foundation
import Motion

/// An affine map from pixels to the coordinates of an image or gradient.
struct SourceMap {
  /// From coordinates in the destination; pixel centers are at halves.
  private let map: CGAffineTransform

  /// Nil if the transform to pixels is singular or anything is not finite.
  init?(_ toPixels: CGAffineTransform, then toSource: CGAffineTransform) {
    let determinant = toPixels.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let map = toPixels.inverted().concatenating(toSource)
    guard map.a.isFinite, map.b.isFinite, map.c.isFinite, map.d.isFinite, map.tx.isFinite,
      map.ty.isFinite
    else { return nil }
    self.map = map
  }

  /// The map to the texels of an image that fills a rectangle, where (0, 0) is the center of the first
  /// texel.
  init?(_ toPixels: CGAffineTransform, rect: CGRect, width: Int, height: Int) {
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    let scale = CGAffineTransform(
      scaleX: CGFloat(width) / rect.size.width, y: CGFloat(height) / rect.size.height)
    let toOrigin = CGAffineTransform(translationX: -rect.origin.x, y: -rect.origin.y)
    self.init(
      toPixels,
      then: toOrigin.concatenating(scale)
        .concatenating(CGAffineTransform(translationX: -0.5, y: -0.5)))
  }

  /// The distance in texels between adjacent pixels, horizontally or vertically, whichever is larger.
  var step: Double {
    max(map.a * map.a + map.b * map.b, map.c * map.c + map.d * map.d).squareRoot()
  }

  /// An image and the map to its texels, as the sprite kernel takes them: relative to a pixel near the
  /// image's center, for precision.
  func picture(of texels: UnsafePointer<UInt32>, width: Int, height: Int) -> craster_image {
    let middle = CGPoint(x: CGFloat(width) / 2, y: CGFloat(height) / 2).applying(map.inverted())
    // Comparisons with NaN are false: the image of a map that is not invertible has its center at 0.
    func whole(_ value: CGFloat) -> Int32 {
      abs(value) < 1e6 ? Int32(value.rounded()) : value > 0 ? 1_000_000 : value < 0 ? -1_000_000 : 0
    }
    let (x, y) = (whole(middle.x), whole(middle.y))
    let start = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(map)
    return craster_image(
      texels: texels, width: Int32(width), height: Int32(height), x: x, y: y, u: start.x,
      v: start.y, u_dx: map.a, v_dx: map.b, u_dy: map.c, v_dy: map.d)
  }

  /// A gradient and the map to its colors, as the gradient kernel takes them, with columns relative to
  /// `left`.
  func gradient(
    _ kind: craster_gradient_kind, left: Int, scale: Float = 1, offset: Float = 0,
    ramp: UnsafePointer<UInt32>, isOpaque: Bool
  ) -> craster_gradient {
    craster_gradient(
      kind: kind, left: Int32(left), a: map.a, b: map.b, c: map.c, d: map.d, e: map.tx, f: map.ty,
      scale: scale, offset: offset, ramp: ramp, is_opaque: isOpaque ? 1 : 0)
  }

  /// The coordinates of a row's pixel 0, and their step from pixel to pixel.
  func row(_ y: Int) -> craster_uv_row {
    let middle = CGFloat(y) + 0.5
    return craster_uv_row(
      u: Float(map.a * 0.5 + map.c * middle + map.tx),
      v: Float(map.b * 0.5 + map.d * middle + map.ty), u_dx: Float(map.a), v_dx: Float(map.b))
  }
}
