// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Spring {
  /// The value at a time, in seconds, on the motion from one value to another; see
  /// `value(target:initialVelocity:time:)`.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let start = fromValue.animatableData
    return toValue.with(
      start
        + value(
          target: toValue.animatableData - start,
          initialVelocity: initialVelocity.animatableData, time: time))
  }

  /// The velocity at a time, per second, on the motion from one value to another; see
  /// `velocity(target:initialVelocity:time:)`.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    toValue.with(
      velocity(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time))
  }

  /// The force on the mass at a position and velocity, on the motion from one value to another; see
  /// `force(target:position:velocity:)`.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    toValue.with(
      force(
        target: toValue.animatableData - fromValue.animatableData,
        position: position.animatableData - fromValue.animatableData,
        velocity: velocity.animatableData))
  }

  /// The approximate time after which the spring stays within a distance of its end, in seconds; see
  /// `settlingDuration(target:initialVelocity:epsilon:)`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}

extension Animatable {
  /// A copy of the value with other animatable data.
  package func with(_ data: AnimatableData) -> Self {
    var result = self
    result.animatableData = data
    return result
  }
}
