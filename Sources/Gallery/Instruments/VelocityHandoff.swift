// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// A release: the velocity at that moment, and the animation that it is handed to.
nonisolated struct VelocityHandoff: Equatable {
  /// In seconds, on the stage's clock.
  let time: Double
  let location: CGPoint
  /// In points per second.
  let velocity: CGSize
  /// The number of touch samples that the velocity is estimated from, and their time span in
  /// seconds.
  let sampleCount: Int
  let sampleSpan: Double
  /// The largest distance of the touch from where it began, in points.
  var travel = 0.0
  /// Nil if the view that was held no longer exists.
  var animation: ReleasedSpring?

  /// The motion of a view after its release.
  struct ReleasedSpring: Equatable {
    /// The view's center at the release.
    var start: CGPoint
    /// The distance from `start` to the target. Nil while the target is unknown: a view with custom
    /// animatable data has none before the animation ends.
    var distance: CGSize?
    /// The spring that started; nil if none did.
    var spring: Spring?
    /// Whether the spring is the tuned one instead of the scene's.
    var isTuned: Bool
    /// Whether the view was removed before its target was known.
    var isRemoved = false
  }

  /// The location predicted for 0.25 seconds after the release, as in
  /// `DragGesture.Value.predictedEndLocation`.
  var predicted: CGPoint {
    let interval = GestureThresholds.standard.predictionInterval
    return CGPoint(
      x: location.x + velocity.width * interval, y: location.y + velocity.height * interval)
  }
}
