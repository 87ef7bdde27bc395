// Part of Snapback, under the MIT licence; see LICENSE.

/// How long a hand's past matters, seconds.
package enum VelocityLimits {
  /// Older samples are forgotten.
  package static let horizon = 0.1
  /// Longer without a sample, and the hand has stopped. As Android's and Flutter's trackers.
  package static let longestGap = 0.04
  /// Samples nearer than this are thinned out.
  package static let closestSpacing = 0.0015
  /// SwiftUI forgets a tracked velocity after this.
  package static let memory = 2.0
  /// A parabola needs as many samples over as long; a line is steadier below.
  static let parabolaCount = 6
  static let parabolaSpan = 0.04
}
