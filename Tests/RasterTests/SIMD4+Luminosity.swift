// Part of Snapback, under the MIT licence; see LICENSE.

/// Luminosity and saturation of a color, not premultiplied: blue, green and red, and 0.
///
/// They are those of W3C's Compositing and Blending.
extension SIMD4<Float> {
  var luminosity: Float { 0.3 * z + 0.59 * y + 0.11 * x }

  /// The difference of the largest and the smallest component.
  var saturation: Float { Swift.max(x, y, z) - Swift.min(x, y, z) }

  /// The color with another luminosity, with components between 0 and 1.
  func withLuminosity(_ luminosity: Float) -> SIMD4 {
    let gray = SIMD4(luminosity, luminosity, luminosity, 0)
    var color = self + gray - SIMD4(self.luminosity, self.luminosity, self.luminosity, 0)
    let (low, high) = (Swift.min(color.x, color.y, color.z), Swift.max(color.x, color.y, color.z))
    if low < 0, luminosity > low {
      color = gray + (color - gray) * (luminosity / (luminosity - low))
    }
    if high > 1, high > luminosity {
      color = gray + (color - gray) * ((1 - luminosity) / (high - luminosity))
    }
    return color
  }

  /// The color with another saturation; black for a gray.
  func withSaturation(_ saturation: Float) -> SIMD4 {
    let low = Swift.min(x, y, z)
    let range = self.saturation
    guard range > 0 else { return .zero }
    return (self - SIMD4(low, low, low, 0)) * (saturation / range)
  }
}
