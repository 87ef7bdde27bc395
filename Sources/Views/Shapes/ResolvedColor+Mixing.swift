// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation

extension ResolvedColor {
  /// The color interpolated towards another one, in premultiplied sRGB: 0 is this one, 1 the
  /// other. Fractions are clamped to 0...1.
  package func mixed(with other: ResolvedColor, by fraction: CGFloat) -> ResolvedColor {
    let fraction = Float(min(max(fraction, 0), 1))
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * fraction }
    let alpha = mix(opacity, other.opacity)
    guard alpha > 0 else { return .clear }
    // Components are weighted by opacity, so that a transparent color does not contribute to the
    // hue.
    func component(_ a: Float, _ b: Float) -> Float {
      mix(a * opacity, b * other.opacity) / alpha
    }
    return ResolvedColor(
      red: component(red, other.red), green: component(green, other.green),
      blue: component(blue, other.blue), opacity: alpha)
  }

  /// The color with its opacity multiplied by a factor.
  package func faded(to factor: Float) -> ResolvedColor {
    var color = self
    color.opacity *= factor
    return color
  }
}
