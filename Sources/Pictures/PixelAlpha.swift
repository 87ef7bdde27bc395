// Part of Snapback, under the MIT licence; see LICENSE.

/// Conversion of pixels `0xAARRGGBB` between premultiplied and straight alpha.
///
/// `premultiplied(straight(pixel)) == pixel` holds for every premultiplied pixel.
enum PixelAlpha {
  /// Converts a pixel to straight alpha; a clear pixel becomes 0. Color components above alpha,
  /// which are invalid in a premultiplied pixel, are treated as equal to alpha.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    return map(pixel) { min(255, ($0 * 255 + alpha / 2) / alpha) }
  }

  /// Multiplies the color components by alpha, rounded to nearest.
  static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    return map(pixel) { ($0 * alpha + 127) / 255 }
  }

  private static func map(_ pixel: UInt32, _ change: (UInt32) -> UInt32) -> UInt32 {
    let red = change(pixel >> 16 & 255)
    let green = change(pixel >> 8 & 255)
    let blue = change(pixel & 255)
    return pixel & 0xff00_0000 | red << 16 | green << 8 | blue
  }
}
