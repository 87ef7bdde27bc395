// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A release of a touch, with the figures that the instruments show.
nonisolated package struct Release: Codable, Equatable, Sendable {
  /// The outcome of the motion after the release. The raw values are those of the JSON report.
  package enum Outcome: String, Equatable, Sendable, Codable {
    /// Everything came to rest.
    case settled = "rest"
    /// A touch began while something still moved.
    case interrupted = "interrupted"
    /// Something still moved when the trace ended.
    case moving
  }

  /// In seconds, on the scene's clock.
  package var time: Double
  /// The location of the touch, in points.
  package var location: CGPoint
  /// The release velocity, in points per second.
  package var velocity: CGSize
  /// The number of touch samples that the velocity is estimated from.
  package var sampleCount: Int
  /// The translation that a drag gesture predicts for the 0.25 seconds after the release, in
  /// points.
  package var prediction: CGSize
  package var outcome = Outcome.moving
  /// The view's highest presented speed afterwards, in points per second, rounded.
  package var peakSpeed = 0
  /// Seconds until the view stayed within half a point of its final position; nil unless it
  /// settled.
  package var settlingTime: Double?
  /// The largest distance beyond the final position, in points, rounded; nil unless it settled.
  package var overshoot: Int?
  /// The distance from the release to the final position, in points; nil unless it settled.
  package var distance: Double?

  /// The other numbers that were animated, such as angles; empty unless it settled.
  package var animations: [ReleaseAnimation] = []
  /// The motion after the release; nil if it is not kept, or if nothing moved.
  package var curve: MotionCurve?

  package init(
    time: Double, location: CGPoint, velocity: CGSize, sampleCount: Int, prediction: CGSize
  ) {
    self.time = time
    self.location = location
    self.velocity = velocity
    self.sampleCount = sampleCount
    self.prediction = prediction
  }

  /// The magnitude of the release velocity, in points per second.
  package var speed: Double { velocity.speed }
}

nonisolated extension Release {
  init(_ handoff: VelocityHandoff) {
    self.init(
      time: handoff.time, location: handoff.location, velocity: handoff.velocity,
      sampleCount: handoff.sampleCount,
      prediction: CGSize(
        width: handoff.predicted.x - handoff.location.x,
        height: handoff.predicted.y - handoff.location.y))
  }
}
