// Part of Snapback, under the MIT licence; see LICENSE.

/// The time windows of `VelocityEstimator`, in seconds.
package enum VelocityLimits {
  /// Samples older than the newest one by more than this are removed. As in Android's and Flutter's
  /// velocity trackers.
  package static let horizon = 0.1
  /// A longer gap between samples, or after the last one, means that the pointer has stopped. As in
  /// Android's and Flutter's velocity trackers.
  package static let longestGap = 0.04
  /// Of samples closer than this the newer replaces the older. Chosen by trial: it bounds the number kept.
  package static let closestSpacing = 0.0015
  /// A tracked velocity is discarded after this long without a sample. As SwiftUI.
  package static let staleAfter = 2.0
  /// The smallest number of samples for a parabola; a line is steadier with fewer.
  static let parabolaCount = 6
  /// The shortest time that the samples of a parabola must span.
  static let parabolaSpan = 0.04
}
