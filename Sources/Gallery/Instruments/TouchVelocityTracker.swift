// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// Estimates the velocity of a touch.
nonisolated struct TouchVelocityTracker {
  private var estimator = VelocityEstimator<AnimatablePair<CGFloat, CGFloat>>()
  private var last: Touch
  private let start: CGPoint
  private var travel = 0.0

  init(_ touch: Touch) {
    last = touch
    start = touch.location
  }

  mutating func add(_ touch: Touch) {
    last = touch
    travel = max(travel, Double(touch.location.distance(to: start)))
    // As in a drag gesture, the release is not a sample.
    guard touch.phase == .began || touch.phase == .moved else { return }
    estimator.add(AnimatablePair(touch.location.x, touch.location.y), at: touch.time)
  }

  /// In points per second; zero if the touch has not moved shortly before `time`.
  func velocity(at time: Double) -> CGSize {
    let velocity = estimator.velocity(at: time)
    return CGSize(width: velocity.first, height: velocity.second)
  }

  /// The handoff if the touch is released now.
  var handoff: VelocityHandoff {
    VelocityHandoff(
      time: last.time, location: last.location, velocity: velocity(at: last.time),
      sampleCount: estimator.count, sampleSpan: estimator.span, travel: travel)
  }
}
