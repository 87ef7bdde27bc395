// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Spring {
  /// Where the spring is, on its way from one value to another; see
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

  /// How fast the spring is, per second, on its way from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    toValue.with(
      velocity(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time))
  }

  /// The force on the mass, on its way from one value to another, at a position with a velocity.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    toValue.with(
      force(
        target: toValue.animatableData - fromValue.animatableData,
        position: position.animatableData - fromValue.animatableData,
        velocity: velocity.animatableData))
  }

  /// About when the spring stays within a distance of its end, seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}

extension Animatable {
  /// The value with other animatable data.
  package func with(_ data: AnimatableData) -> Self {
    var result = self
    result.animatableData = data
    return result
  }
}
