// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A keyframe reached along a cubic curve; one after another they make a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _EmptyKeyframeTrackContent<Value>
  let to: Value
  let startVelocity: Value?
  let endVelocity: Value?
  let duration: TimeInterval

  /// - Parameters:
  ///   - duration: Seconds from the keyframe before.
  ///   - startVelocity: Per second; nil takes the velocity of what came before.
  ///   - endVelocity: Per second; nil takes what makes the motion into the next keyframe smooth.
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
