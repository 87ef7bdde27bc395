// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// What a hand hands over when it lets go, and what takes it.
nonisolated struct HandOver: Equatable {
  /// When, in the stage's time.
  let time: Double
  let place: CGPoint
  /// In points per second.
  let velocity: CGSize
  /// How many places of it the velocity is measured from, and over how many seconds.
  let sampleCount: Int
  let sampleSpan: Double
  /// Nil where the view that was held is not there any more.
  var flight: Flight?

  /// The way of a view that was let go.
  struct Flight: Equatable {
    /// Where it was let go.
    var start: CGPoint
    /// From there to where it goes; nil while that is not known, as it is not before the end where a view makes of
    /// its animatable data what it likes.
    var way: CGSize?
    /// The spring that started; nil where none did.
    var spring: Spring?
    /// Whether that is not the scene's own.
    var isTuned: Bool
  }

  /// Where the hand would be a quarter of a second later, as SwiftUI predicts it.
  var predicted: CGPoint {
    let interval = GestureThresholds.standard.predictionInterval
    return CGPoint(
      x: place.x + velocity.width * interval, y: place.y + velocity.height * interval)
  }
}

/// Follows a touch, to know how fast it is.
nonisolated struct HandTrack {
  private var estimator = VelocityEstimator<AnimatablePair<CGFloat, CGFloat>>()
  private var last: Touch

  init(_ touch: Touch) {
    last = touch
  }

  mutating func add(_ touch: Touch) {
    last = touch
    // As a drag measures it: letting go is no motion.
    guard touch.phase == .began || touch.phase == .moved else { return }
    estimator.add(AnimatablePair(touch.location.x, touch.location.y), at: touch.time)
  }

  func velocity(at time: Double) -> CGSize {
    let velocity = estimator.velocity(at: time)
    return CGSize(width: velocity.first, height: velocity.second)
  }

  var handOver: HandOver {
    HandOver(
      time: last.time, place: last.location, velocity: velocity(at: last.time),
      sampleCount: estimator.count, sampleSpan: estimator.span)
  }
}
