// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Views

/// The components of a color in sRGB, from 0 to 1.
struct ColorComponents: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  /// Creates the components of a color. Those of wider color spaces are clamped; NaN counts as 0.
  init(_ color: Color.Resolved) {
    func component(_ value: Float) -> Double { value > 0 ? min(Double(value), 1) : 0 }
    red = component(color.red)
    green = component(color.green)
    blue = component(color.blue)
    opacity = component(color.opacity)
  }

  /// Creates an opaque color from a number whose hexadecimal digits are the components.
  init(hex: Int) {
    red = Double(hex >> 16 & 255) / 255
    green = Double(hex >> 8 & 255) / 255
    blue = Double(hex & 255) / 255
    opacity = 1
  }

  /// Creates the color at a position in the spectrum: the hues from left to right, from white at
  /// the top to black at the bottom. Fractions of its size.
  init(spectrum x: Double, _ y: Double) {
    let (hue, y) = (min(max(x, 0), 1) * 6, min(max(y, 0), 1))
    func component(_ offset: Double) -> Double {
      let k = (offset + hue).truncatingRemainder(dividingBy: 6)
      let pure = 1 - max(0, min(k, 4 - k, 1))
      return y < 0.5 ? 1 - (1 - pure) * y * 2 : pure * (2 - y * 2)
    }
    (red, green, blue, opacity) = (component(5), component(3), component(1), 1)
  }

  /// The position in the spectrum that is nearest to the color, as fractions of its size.
  var spectrumPosition: (x: Double, y: Double) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    var hue = 0.0
    if range > 1e-6 {
      if high == red {
        hue = ((green - blue) / range + 6).truncatingRemainder(dividingBy: 6)
      } else if high == green {
        hue = (blue - red) / range + 2
      } else {
        hue = (red - green) / range + 4
      }
    }
    return (hue / 6, 1 - (high + low) / 2)
  }

  var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

  /// Returns whether the components, without the opacity, are equal in 256 steps.
  func hasSameHue(as other: ColorComponents) -> Bool { rgb == other.rgb }

  /// The number whose hexadecimal digits are the components without the opacity.
  var rgb: Int {
    func byte(_ value: Double) -> Int { Int((value * 255).rounded()) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// The six hexadecimal digits of the components without the opacity.
  var hex: String {
    String(String(rgb + 0x100_0000, radix: 16, uppercase: true).dropFirst())
  }
}
