// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// One time that a hand let go of a scene, in the numbers that the instruments show.
nonisolated package struct Release: Equatable, Sendable {
  /// How what was let go of came to an end.
  package enum Outcome: String, Equatable, Sendable, Codable {
    /// It came to rest.
    case rest
    /// A hand came down again while it still moved.
    case caught
    /// It still moved when the trace was over.
    case moving
  }

  /// When, in the scene's time.
  package var time: Double
  /// Where the hand was.
  package var place: CGPoint
  /// What it handed over, in points per second.
  package var velocity: CGSize
  /// How many places of the hand the velocity is measured from.
  package var sampleCount: Int
  /// How far from there SwiftUI predicts the end of the gesture, a quarter of a second on; in points.
  package var prediction: CGSize
  package var outcome = Outcome.moving
  /// The fastest that the view was seen to be after it, in points per second, rounded.
  package var topSpeed = 0
  /// Seconds from letting go to the last of a motion that can be seen; nil unless it came to rest.
  package var settling: Double?
  /// How far it went beyond where it came to rest, in points, rounded; nil unless it came to rest.
  package var overshoot: Int?
  /// From where it was let go to where it came to rest, in points; nil unless it came to rest.
  package var distance: Double?

  package init(
    time: Double, place: CGPoint, velocity: CGSize, sampleCount: Int, prediction: CGSize
  ) {
    self.time = time
    self.place = place
    self.velocity = velocity
    self.sampleCount = sampleCount
    self.prediction = prediction
  }

  /// How fast the hand was, in points per second.
  package var speed: Double { velocity.speed }
}

nonisolated extension Release {
  init(_ handOver: HandOver) {
    self.init(
      time: handOver.time, place: handOver.place, velocity: handOver.velocity,
      sampleCount: handOver.sampleCount,
      prediction: CGSize(
        width: handOver.predicted.x - handOver.place.x,
        height: handOver.predicted.y - handOver.place.y))
  }
}
