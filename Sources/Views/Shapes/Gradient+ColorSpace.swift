// Part of Snapback, under the MIT licence; see LICENSE.

extension Gradient {
  /// The color space in which colors are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// Oklab, in which equal steps look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}
