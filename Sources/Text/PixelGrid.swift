// Part of Snapback, under the MIT licence; see LICENSE.

/// Rounds lengths in points to whole device pixels.
struct PixelGrid {
  /// The size of a pixel in points; nil if sizes are not rounded, and baselines to whole points.
  private let length: Double?

  /// A length that is not positive and finite counts as nil.
  init(length: Double?) {
    self.length = length.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// Rounds to the nearest pixel, or to a whole point.
  func rounded(_ value: Double) -> Double {
    guard let length else { return value.rounded() }
    return (value / length).rounded() * length
  }

  /// Rounds up to a whole pixel. What exceeds one by less than a 128th of a point is cut, because
  /// sums of advances are not exact.
  func roundedUp(_ value: Double) -> Double {
    guard let length else { return value }
    return ((value - Typesetter.tolerance) / length).rounded(.up) * length
  }
}
