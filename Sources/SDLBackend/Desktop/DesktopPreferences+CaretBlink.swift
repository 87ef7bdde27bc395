// Part of Snapback, under the MIT licence; see LICENSE.

internal import Drawing

extension DesktopPreferences {
  /// GNOME's and GTK's settings of the caret: whether it blinks, the period in milliseconds, and the
  /// time after which it stops in seconds. Nil if neither of the first two is set.
  static func caretBlink(
    blinks: String?, milliseconds: String?, timeout: String?
  ) -> CaretBlink? {
    let isOff = blinks == "false" || blinks == "0"
    guard blinks != nil || milliseconds != nil else { return nil }
    let period = milliseconds.flatMap { Double($0) } ?? 1200
    return isOff
      ? .never : CaretBlink(period: period / 1000, duration: timeout.flatMap { Double($0) } ?? 10)
  }

  /// KDE's setting: the period in milliseconds, in which the caret is visible for one half; 0 if it
  /// does not blink. Nil if it is not a number.
  static func caretBlink(kdeRate: String?) -> CaretBlink? {
    kdeRate.flatMap { Double($0) }.map {
      CaretBlink(period: $0 / 1000, visibleFraction: 0.5, duration: .infinity)
    }
  }
}
