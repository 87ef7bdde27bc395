// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An amount of time in the digits of a clock: `1:02:03.42`.
struct ClockDigits: Codable, Hashable, Sendable {
  let showsHours: Bool
  let maxFieldCount: Int
  /// The smallest step that is shown.
  let precision: Duration
  /// Whether minutes without hours have two digits.
  let padsMinutes: Bool

  init(showsHours: Bool, maxFieldCount: Int, precision: Duration, padsMinutes: Bool) {
    (self.showsHours, self.maxFieldCount) = (showsHours, maxFieldCount)
    (self.precision, self.padsMinutes) = (precision, padsMinutes)
  }

  init(_ showsHours: Bool, _ maxFieldCount: Int, _ precision: Duration) {
    self.init(
      showsHours: showsHours, maxFieldCount: maxFieldCount, precision: precision,
      padsMinutes: false)
  }

  /// Smaller differences of times are ignored, in seconds: times of frames are not exact.
  static let tolerance = 1e-4

  /// Returns the text for a time of at least 0 seconds, rounded to the step; for NaN the text of 0.
  func text(_ seconds: Double, _ rounding: FloatingPointRoundingRule) -> String {
    let step = stepLength(at: seconds)
    let bound = rounding == .up ? -Self.tolerance : Self.tolerance
    let count = ((seconds + bound) / step).rounded(rounding)
    let rounded = count.isNaN ? 0 : min(max(count * step, 0), 1e12)
    let total = Int(rounded + Self.tolerance)
    let places = decimalPlaces(step)
    let hours = showsHours ? total / 3600 : 0
    let minutes = total / 60 - hours * 60
    let padded = padsMinutes || hours > 0
    var text = hours > 0 ? "\(hours):" : ""
    text += String(format: padded ? "%02d:%02d" : "%d:%02d", minutes, total % 60)
    guard places > 0 else { return text }
    let scale = pow(10, Double(places))
    let fraction = Int(((rounded - Double(total)) * scale + 0.01).rounded(.down))
    return text + "." + String(format: "%0\(places)d", max(fraction, 0))
  }

  /// The next date after a date at a multiple of the step from an origin; nil if a date is not finite.
  func step(after date: Date, from origin: Date) -> Date? {
    let difference = date.timeIntervalSince(origin)
    guard difference.isFinite else { return nil }
    let step = stepLength(at: abs(difference))
    let count = ((difference + Self.tolerance) / step).rounded(.down) + 1
    return origin.addingTimeInterval(count * step)
  }

  /// The last date before a date at a multiple of the step from an origin; nil if a date is not finite.
  func step(before date: Date, from origin: Date) -> Date? {
    let difference = date.timeIntervalSince(origin)
    guard difference.isFinite else { return nil }
    let step = stepLength(at: abs(difference))
    let count = ((difference - Self.tolerance) / step).rounded(.up) - 1
    return origin.addingTimeInterval(count * step)
  }

  /// The smallest step that is shown at a time, in seconds: at most 1, as seconds always are shown.
  private func stepLength(at seconds: Double) -> Double {
    let fields = 3 + (showsHours && seconds >= 3600 ? 1 : 0)
    let length = precision / .seconds(1)
    return fields > maxFieldCount || !(length < 1) ? 1 : max(length, 0.001)
  }

  private func decimalPlaces(_ step: Double) -> Int {
    step >= 1 ? 0 : min(Int((-log10(step)).rounded(.up)), 3)
  }
}
