// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Exponential deceleration: the velocity falls by the same factor in every millisecond.
///
/// v(t) = v₀·r^(1000t), x(t) = x₀ + v₀·(r^(1000t) − 1) / (1000·log r). Times before 0, and NaN,
/// count as 0.
package struct Decay: Equatable, Sendable {
  /// The fraction of the velocity left after a millisecond.
  package let rate: Double

  /// UIKit's `UIScrollView.DecelerationRate.normal`.
  package static let normal = Decay(rate: 0.998)
  /// UIKit's `UIScrollView.DecelerationRate.fast`.
  package static let fast = Decay(rate: 0.99)

  /// A rate below 1e-6 counts as that and one above 0.999999 as that; NaN counts as 0.998.
  package init(rate: Double) {
    self.rate = rate.isNaN ? 0.998 : min(max(rate, 1e-6), 0.999_999)
  }

  /// The logarithm of what is left after a second; negative.
  private var logarithm: Double { 1000 * log(rate) }

  /// The position at a time, from a start position with a velocity per second.
  package func value<V: VectorArithmetic>(from start: V, velocity: V, time: Double) -> V {
    start + velocity.scaled(by: expm1(logarithm * SpringLimits.time(time)) / logarithm)
  }

  /// The velocity at a time, per second, from an initial velocity.
  package func velocity<V: VectorArithmetic>(_ velocity: V, time: Double) -> V {
    velocity.scaled(by: exp(logarithm * SpringLimits.time(time)))
  }

  /// The final position: the limit of `value(from:velocity:time:)`.
  package func finalValue<V: VectorArithmetic>(from start: V, velocity: V) -> V {
    start - velocity.scaled(by: 1 / logarithm)
  }

  /// The projected final position when the deceleration is summed over whole milliseconds, as in
  /// UIKit: `start + v/1000 · r/(1 − r)`.
  package func projection<V: VectorArithmetic>(from start: V, velocity: V) -> V {
    start + velocity.scaled(by: rate / (1 - rate) / 1000)
  }

  /// The time until the speed has fallen to a limit, in seconds; 0 if it is not above it now,
  /// infinite for a limit that is not positive.
  package func duration<V: VectorArithmetic>(velocity: V, until speed: Double) -> Double {
    guard speed > 0 else { return .infinity }
    return max(0, log(speed / velocity.magnitude) / logarithm)
  }
}
