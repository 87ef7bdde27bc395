// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A keyframe reached along a cubic curve. Consecutive ones form a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Built in: has no body.
  public typealias Body = _EmptyKeyframeTrackContent<Value>
  let to: Value
  let startVelocity: Value?
  let endVelocity: Value?
  let duration: TimeInterval

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: In seconds from the previous keyframe; 0, a negative number and NaN count as 0,
  ///     and set the value immediately.
  ///   - startVelocity: Per second; nil for the velocity at the end of the previous keyframe.
  ///   - endVelocity: Per second; nil for a smooth transition to the next keyframe.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
    self.duration = duration
  }

  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    path.add(
      .cubic(
        startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData),
      to: to.animatableData, duration: duration)
  }
}
