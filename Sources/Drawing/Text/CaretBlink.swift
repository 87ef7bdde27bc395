// Part of Snapback, under the MIT licence; see LICENSE.

/// The blink cycle of the caret of a text field.
package struct CaretBlink: Codable, Equatable, Sendable {
  /// The durations for which the caret is visible, and then hidden, in seconds.
  package private(set) var visibleTime: Double
  package private(set) var hiddenTime: Double
  /// The time after the last activity when the caret stops blinking and stays visible, in seconds;
  /// infinity for never.
  package private(set) var duration: Double

  /// GTK's defaults.
  package static let standard = CaretBlink(period: 1.2)
  /// A caret that does not blink.
  package static let never = CaretBlink(period: 0)

  /// Creates a rhythm in which the caret is visible for two thirds of a period, as in GTK, or for
  /// another fraction of it. Periods are at least 0.1 s; 0, negative ones and NaN mean that the
  /// caret does not blink, and so does a duration that is not positive.
  package init(period: Double, visibleFraction: Double = 2.0 / 3, duration: Double = 10) {
    guard period > 0, duration > 0 else {
      (visibleTime, hiddenTime, self.duration) = (1, 0, 0)
      return
    }
    let period = min(max(period, 0.1), 60)
    visibleTime = period * visibleFraction
    hiddenTime = period - visibleTime
    self.duration = duration
  }

  /// Returns whether the caret is visible a time after the last activity, in seconds.
  package func isVisible(after age: Double) -> Bool {
    guard age >= 0, age < duration else { return true }
    return age.truncatingRemainder(dividingBy: visibleTime + hiddenTime) < visibleTime
  }

  /// The age at which the caret next appears or disappears; nil if it no longer blinks.
  package func nextChange(after age: Double) -> Double? {
    guard age >= 0, age < duration else { return nil }
    let period = visibleTime + hiddenTime
    let start = (age / period).rounded(.down) * period
    let next = age - start < visibleTime ? start + visibleTime : start + period
    return min(next, duration)
  }
}
