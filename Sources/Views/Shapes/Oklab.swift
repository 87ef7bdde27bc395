// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A color in Oklab, in which equal distances look equally different (Ottosson, "A perceptual
/// color space for image processing", 2020).
struct Oklab {
  /// From 0, black, to 1, white.
  var lightness: Double
  /// From green, below 0, to red.
  var a: Double
  /// From blue, below 0, to yellow.
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: ResolvedColor) {
    let red = TransferFunction.linear(Double(color.red))
    let green = TransferFunction.linear(Double(color.green))
    let blue = TransferFunction.linear(Double(color.blue))
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The color between this one, at 0, and another one, at 1.
  func interpolated(to other: Oklab, by fraction: Double) -> Oklab {
    Oklab(
      lightness: lightness + (other.lightness - lightness) * fraction,
      a: a + (other.a - a) * fraction, b: b + (other.b - b) * fraction)
  }

  /// The color in sRGB; components outside of its gamut are clamped.
  func color(opacity: Float) -> ResolvedColor {
    let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    func component(_ linear: Double) -> Float {
      Float(TransferFunction.encoded(min(max(linear, 0), 1)))
    }
    return ResolvedColor(
      red: component(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: component(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: component(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), opacity: opacity)
  }
}
