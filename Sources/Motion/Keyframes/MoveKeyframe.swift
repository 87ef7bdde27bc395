// Part of Snapback, under the MIT licence; see LICENSE.

/// A keyframe that sets its value immediately, without interpolation.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Built in: has no body.
  public typealias Body = _EmptyKeyframeTrackContent<Value>
  let to: Value

  /// Creates a keyframe with a value.
  public init(_ to: Value) { self.to = to }

  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    path.add(.move, to: to.animatableData, duration: 0)
  }
}
