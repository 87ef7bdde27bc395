// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore

/// A color between two others, which are resolved where it is used.
package struct ColorMixture: Hashable, Sendable, CustomStringConvertible {
  let first: Color
  let second: Color
  /// From 0, the first color, to 1, the second.
  let fraction: Double
  let space: Gradient.ColorSpace

  package var description: String { "mix(\(first), \(second), by: \(fraction))" }

  @MainActor
  func resolve(_ values: EnvironmentValues) -> ResolvedColor {
    let (one, other) = (first.resolve(values), second.resolve(values))
    if fraction == 0 { return one }
    if fraction == 1 { return other }
    guard space == .perceptual else { return one.mixed(with: other, by: fraction) }
    let opacity = one.opacity + (other.opacity - one.opacity) * Float(fraction)
    // Components are weighted by opacity, so that a transparent color does not contribute.
    let share = opacity > 0 ? Double(other.opacity) * fraction / Double(opacity) : 0
    return Oklab(one).interpolated(to: Oklab(other), by: share).color(opacity: opacity)
  }
}

extension Color {
  /// The color interpolated towards another one. A fraction of 0 is this color, 1 the other;
  /// fractions outside of 0...1 are clamped, and NaN counts as 0.
  ///
  /// `perceptual` interpolates in the Oklab color space, `device` in sRGB.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      .mixed(
        ColorMixture(
          first: self, second: rhs, fraction: fraction.clampedToUnit, space: colorSpace)))
  }
}
