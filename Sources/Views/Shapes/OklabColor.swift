// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A colour in Björn Ottosson's Oklab space, in which equal distances look equal.
struct OklabColor {
  var lightness: Float
  var a: Float
  var b: Float
  var opacity: Float

  init(_ color: ResolvedColor) {
    let linear = [color.red, color.green, color.blue].map {
      Float(TransferFunction.linear(Double($0)))
    }
    let (red, green, blue) = (linear[0], linear[1], linear[2])
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    opacity = color.opacity
  }

  /// The colour interpolated towards another one; transparent colours do not contribute to the hue.
  func mixed(with other: OklabColor, by fraction: Float) -> OklabColor {
    var mixed = self
    mixed.opacity = opacity + (other.opacity - opacity) * fraction
    guard mixed.opacity > 0 else { return mixed }
    let share = other.opacity * fraction / mixed.opacity
    mixed.lightness += (other.lightness - lightness) * share
    mixed.a += (other.a - a) * share
    mixed.b += (other.b - b) * share
    return mixed
  }

  /// The colour in sRGB; components outside of its range are clamped.
  var resolved: ResolvedColor {
    func cube(_ x: Float) -> Float { x * x * x }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    func encoded(_ linear: Float) -> Float {
      Float(TransferFunction.encoded(Double(min(max(linear, 0), 1))))
    }
    return ResolvedColor(
      red: encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
      opacity: opacity)
  }
}
