// Part of Snapback, under the MIT licence; see LICENSE.

/// The compositor's scale, from the sizes of a window in units and in pixels.
///
/// Wayland's scales are multiples of 1/120, but SDL reports whole pixels only: a window of 853 units
/// at a scale of 1.5 has 1279 or 1280 pixels. With their quotient as the scale, lines would not be
/// where pixels are.
package enum UnitScale {
  /// The denominators of scales, from the most likely one: each divides 120.
  private static let denominators = [1, 2, 4, 3, 5, 6, 8, 10, 12, 15, 20, 24, 30, 40, 60, 120]
  /// SDL derives its scale from the display's size in whole units, of which there are at least a few
  /// hundred.
  private static let tolerance = 0.001

  /// Returns the number of pixels per unit: the scale with the smallest denominator that agrees with
  /// both sizes, or else their quotient.
  package static func pixelsPerUnit(
    windowWidth: Int, windowHeight: Int, pixelWidth: Int, pixelHeight: Int
  ) -> Double {
    guard windowWidth > 0, windowHeight > 0, pixelWidth > 0, pixelHeight > 0 else { return 1 }
    func agrees(_ scale: Double, _ units: Int, _ pixels: Int) -> Bool {
      abs(Double(units) * scale - Double(pixels)) <= 0.5 + Double(pixels) * tolerance
    }
    let quotient = Double(pixelWidth) / Double(windowWidth)
    for denominator in denominators {
      let scale = (quotient * Double(denominator)).rounded() / Double(denominator)
      if agrees(scale, windowWidth, pixelWidth), agrees(scale, windowHeight, pixelHeight) {
        return scale
      }
    }
    return quotient
  }
}
