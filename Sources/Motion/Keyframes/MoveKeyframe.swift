// Part of Snapback, under the MIT licence; see LICENSE.

/// A keyframe that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _EmptyKeyframeTrackContent<Value>
  let to: Value

  public init(_ to: Value) { self.to = to }

  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    path.add(.move, to: to.animatableData, duration: 0)
  }
}
