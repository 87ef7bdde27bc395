// Part of Snapback, under the MIT licence; see LICENSE.

/// The timing of one frame, in seconds.
package struct FrameTiming: Equatable, Sendable {
  /// The time at which its input was read.
  package var begin: Double
  /// The time since the beginning of the previous frame; infinite for the first.
  package var interval: Double
  /// The delay of its start after its due time.
  package var lateness: Double
  /// Whether it followed the previous frame without an idle time.
  package var isSteady: Bool
  /// The time from reading the input to the end of presenting.
  package var work = 0.0

  package init(begin: Double, interval: Double, lateness: Double, isSteady: Bool) {
    self.begin = begin
    self.interval = interval
    self.lateness = lateness
    self.isSteady = isSteady
  }
}
