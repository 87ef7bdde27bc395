// Part of Snapback, under the MIT licence; see LICENSE.

/// The times of taps, in seconds.
enum TapLimits {
  /// The longest time between the touch and the lift of the fingers.
  static let longestTap = 0.75
  /// The longest pause between two taps.
  static let longestPause = 0.35
}
