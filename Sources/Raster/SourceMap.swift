// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Foundation
import Motion

/// The way from pixels to places in a picture or gradient.
struct SourceMap {
  /// From a pixel's centre.
  private let map: CGAffineTransform

  /// Nil if the transform flattens the plane or is not finite.
  init?(_ toPixels: CGAffineTransform, then toSource: CGAffineTransform) {
    let determinant = toPixels.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let map = toPixels.inverted().concatenating(toSource)
    guard map.a.isFinite, map.b.isFinite, map.c.isFinite, map.d.isFinite, map.tx.isFinite,
      map.ty.isFinite
    else { return nil }
    self.map = map
  }

  /// To texels of a picture that fills a rectangle, where (0, 0) is the middle of the first texel.
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

  /// Texels from one pixel to the next, the larger way.
  var step: Double {
    max(map.a * map.a + map.b * map.b, map.c * map.c + map.d * map.d).squareRoot()
  }

  /// The way to a picture's texels, counted from a pixel near its middle.
  func picture(of texels: UnsafePointer<UInt32>, width: Int, height: Int) -> cspan_picture {
    let middle = CGPoint(x: CGFloat(width) / 2, y: CGFloat(height) / 2).applying(map.inverted())
    func whole(_ value: CGFloat) -> Int32 { Int32(min(max(value.rounded(), -1e6), 1e6)) }
    let (x, y) = (whole(middle.x), whole(middle.y))
    let start = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(map)
    return cspan_picture(
      texels: texels, width: Int32(width), height: Int32(height), x: x, y: y, u: start.x,
      v: start.y, u_step: map.a, v_step: map.b, u_down: map.c, v_down: map.d)
  }

  /// The way to a gradient's colours, with columns counted from `left`.
  func gradient(
    _ kind: cspan_kind, left: Int, scale: Float = 1, offset: Float = 0,
    ramp: UnsafePointer<UInt32>, isOpaque: Bool
  ) -> cspan_gradient {
    cspan_gradient(
      kind: kind, left: Int32(left), a: map.a, b: map.b, c: map.c, d: map.d, e: map.tx, f: map.ty,
      scale: scale, offset: offset, ramp: ramp, is_opaque: isOpaque ? 1 : 0)
  }

  func row(_ y: Int) -> cspan_row {
    let middle = CGFloat(y) + 0.5
    return cspan_row(
      u: Float(map.a * 0.5 + map.c * middle + map.tx),
      v: Float(map.b * 0.5 + map.d * middle + map.ty), u_step: Float(map.a), v_step: Float(map.b))
  }
}
