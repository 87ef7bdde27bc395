// Part of Snapback, under the MIT licence; see LICENSE.

/// How one frame kept its time. Seconds throughout.
package struct FrameTiming: Equatable, Sendable {
  /// When its input was read.
  package var begin: Double
  /// Since the frame before it began; infinite for the first.
  package var interval: Double
  /// How long after the moment at which it was due.
  package var lateness: Double
  /// Whether it followed the frame before it without a rest.
  package var isSteady: Bool
  /// From reading the input to the end of presenting.
  package var work = 0.0

  package init(begin: Double, interval: Double, lateness: Double, isSteady: Bool) {
    self.begin = begin
    self.interval = interval
    self.lateness = lateness
    self.isSteady = isSteady
  }
}
