// Part of Snapback, under the MIT licence; see LICENSE.

/// The two ways in which a pixel `0xAARRGGBB` can hold its colour.
///
/// Every premultiplied pixel comes back equal from `premultiplied(straight($0))`.
enum PixelAlpha {
  /// The pixel with its colours as they are without the opacity; a clear pixel is 0. Colours above
  /// the opacity, which no premultiplied pixel has, count as equal to it.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    return map(pixel) { min(255, ($0 * 255 + alpha / 2) / alpha) }
  }

  /// The pixel with its colours multiplied with its opacity, rounded to the nearest.
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
