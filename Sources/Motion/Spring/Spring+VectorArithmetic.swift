// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Spring {
  /// Where the spring is, on its way from 0 to a target.
  ///
  /// - Parameters:
  ///   - initialVelocity: Units per second, at time 0.
  ///   - time: Seconds since it was let go; before 0, and for NaN, it has not moved yet.
  @inlinable  // Benchmarks/Sources/SpringCost
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = response(at: time)
    return target.scaled(by: 1 - response.rest) + initialVelocity.scaled(by: response.kick)
  }

  /// How fast the spring is, units per second, on its way from 0 to a target: the exact derivative
  /// of its value, which tends to 0 for every damped spring.
  @inlinable
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = response(at: time)
    return initialVelocity.scaled(by: response.kickVelocity)
      - target.scaled(by: response.restVelocity)
  }

  /// Moves a value and its velocity on towards a target by some seconds, exactly: two steps are the
  /// same as one step of both.
  @inlinable
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let response = response(at: deltaTime)
    let left = value - target
    value = target + left.scaled(by: response.rest) + velocity.scaled(by: response.kick)
    velocity =
      left.scaled(by: response.restVelocity) + velocity.scaled(by: response.kickVelocity)
  }

  /// The force on the mass: stiffness · (target − position) − damping · velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}
