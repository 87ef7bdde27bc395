// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A keyframe reached by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Built in: has no body.
  public typealias Body = _EmptyKeyframeTrackContent<Value>
  let to: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The spring's target.
  ///   - duration: In seconds from the previous keyframe; nil for the spring's settling duration, or
  ///     its response when it never settles. The next keyframe starts at the value that the spring
  ///     has reached by then, which is the target only from the settling duration on. 0, a negative
  ///     number and NaN count as 0, and set the target immediately.
  ///   - spring: The spring.
  ///   - startVelocity: Per second; nil for the velocity at the end of the previous keyframe.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    let settling = spring.settlingDuration
    let natural = settling.isFinite ? settling : spring.response
    path.add(
      .spring(
        spring, startVelocity: startVelocity?.animatableData,
        snaps: (duration ?? natural) >= settling),
      to: to.animatableData, duration: duration ?? natural)
  }
}
