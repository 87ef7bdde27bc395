// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Spring {
  /// The position of the spring at a time, on the motion from 0 to a target.
  ///
  /// - Parameters:
  ///   - target: The end position, in any unit.
  ///   - initialVelocity: In units per second, at time 0.
  ///   - time: Seconds since the release; a negative time and NaN count as 0.
  @inlinable  // Benchmarks/Sources/SpringCost
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = response(at: time)
    return target.scaled(by: 1 - response.positionFromPosition)
      + initialVelocity.scaled(by: response.positionFromVelocity)
  }

  /// The velocity of the spring at a time, in units per second, on the motion from 0 to a target.
  ///
  /// It is the exact derivative of `value(target:initialVelocity:time:)`, and tends to 0 for every
  /// damped spring.
  @inlinable
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = response(at: time)
    return initialVelocity.scaled(by: response.velocityFromVelocity)
      - target.scaled(by: response.velocityFromPosition)
  }

  /// Advances a value and its velocity towards a target by a number of seconds.
  ///
  /// The step is exact: two steps give the same as one step of their sum. A negative step and NaN
  /// change nothing.
  @inlinable
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let response = response(at: deltaTime)
    let left = value - target
    value =
      target + left.scaled(by: response.positionFromPosition)
      + velocity.scaled(by: response.positionFromVelocity)
    velocity =
      left.scaled(by: response.velocityFromPosition)
      + velocity.scaled(by: response.velocityFromVelocity)
  }

  /// The force on the mass at a position and velocity:
  /// stiffness · (target − position) − damping · velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: springConstant) - velocity.scaled(by: damping)
  }
}
