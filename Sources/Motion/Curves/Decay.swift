// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The deceleration of scroll views: the velocity falls by the same factor r in every millisecond, the
/// position is the sum over milliseconds, and the motion stops at 10 points per second.
///
/// v(t) = v₀·r^(1000t), x(t) = x₀ + v₀·k·(1 − r^(1000t)) with k = r / (1 − r) / 1000, until |v| = 10. Times
/// before 0, and NaN, count as 0.
package struct Decay: Equatable, Sendable {
  /// The fraction of the velocity left after a millisecond.
  package let rate: Double

  /// UIKit's `UIScrollView.DecelerationRate.normal`.
  package static let normal = Decay(rate: 0.998)
  /// UIKit's `UIScrollView.DecelerationRate.fast`.
  package static let fast = Decay(rate: 0.99)
  /// The speed at which the motion stops, per second.
  package static let stopSpeed = 10.0

  /// A rate below 1e-6 counts as that and one above 0.999999 as that; NaN counts as 0.998.
  package init(rate: Double) {
    self.rate = rate.isNaN ? 0.998 : min(max(rate, 1e-6), 0.999_999)
  }

  /// The logarithm of what is left after a second; negative.
  var logarithm: Double { 1000 * log(rate) }

  /// The distance for a velocity of 1 per second without a stop.
  var reach: Double { rate / (1 - rate) / 1000 }

  /// The position at a time, from a start position with a velocity per second. It stops where
  /// `finalValue(from:velocity:)` says.
  package func value<V: VectorArithmetic>(from start: V, velocity: V, time: Double) -> V {
    let time = min(SpringLimits.time(time), duration(velocity: velocity))
    return start + velocity.scaled(by: -reach * expm1(logarithm * time))
  }

  /// The velocity at a time, per second, from an initial velocity; 0 once the motion has stopped.
  package func velocity<V: VectorArithmetic>(_ velocity: V, time: Double) -> V {
    let time = SpringLimits.time(time)
    return time > duration(velocity: velocity)
      ? .zero : velocity.scaled(by: exp(logarithm * time))
  }

  /// The final position.
  package func finalValue<V: VectorArithmetic>(from start: V, velocity: V) -> V {
    let speed = velocity.magnitude
    guard speed > Self.stopSpeed else { return start }
    return start + velocity.scaled(by: reach * (1 - Self.stopSpeed / speed))
  }

  /// The projected final position of a presentation about fluid interfaces, without the stop:
  /// `start + v/1000 · r/(1 − r)`.
  package func projection<V: VectorArithmetic>(from start: V, velocity: V) -> V {
    start + velocity.scaled(by: reach)
  }

  /// The time until the motion stops, in seconds; 0 for a speed that is not above `stopSpeed`.
  package func duration<V: VectorArithmetic>(velocity: V) -> Double {
    let speed = velocity.magnitude
    return speed > Self.stopSpeed ? log(Self.stopSpeed / speed) / logarithm : 0
  }
}
