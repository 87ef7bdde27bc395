// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

extension ResolvedColor {
  /// The ends of `Color.gradient`, top and bottom.
  ///
  /// A color is at the bottom, and its mixture with 19.4 % white, in sRGB components, at the top. A color with
  /// a lightness above 0.8 in Oklab, such as yellow, has no lighter variant: it is at the top. At the bottom is
  /// a variant with 94 % of its lightness and chroma, and a hue turned by -3.46 degrees, which is towards red
  /// for yellow. These numbers are measured: green from (91, 210, 121) to (52, 199, 89), gray from (164, 164,
  /// 168) to (142, 142, 147), yellow from (255, 204, 0) to (240, 185, 0).
  var standardGradient: (top: ResolvedColor, bottom: ResolvedColor) {
    let lab = Oklab(self)
    guard lab.lightness > 0.8 else {
      return (mixed(with: .white.faded(to: opacity), by: 0.194), self)
    }
    let angle = -3.46 * Double.pi / 180
    let (a, b) = (lab.a * 0.94, lab.b * 0.94)
    let darker = Oklab(
      lightness: lab.lightness * 0.94, a: a * cos(angle) - b * sin(angle),
      b: a * sin(angle) + b * cos(angle))
    return (self, darker.color(opacity: opacity))
  }
}
