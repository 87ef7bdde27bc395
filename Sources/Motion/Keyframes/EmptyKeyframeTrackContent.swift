// Part of Snapback, under the MIT licence; see LICENSE.

/// No keyframes.
public struct _EmptyKeyframeTrackContent<Value: Animatable>: KeyframeTrackContent {
  /// Built in: has no body.
  public typealias Body = _EmptyKeyframeTrackContent<Value>
  package init() {}
  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {}
}
