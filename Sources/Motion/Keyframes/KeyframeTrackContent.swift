// Part of Snapback, under the MIT licence; see LICENSE.

/// A sequence of keyframes for one animatable value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable = Body.Value
  /// The type of the content that this one consists of.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  /// The keyframes that this content consists of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  func _resolve(into path: inout _KeyframePath<Value.AnimatableData>)
}

extension KeyframeTrackContent {
  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    body._resolve(into: &path)
  }
}

extension KeyframeTrackContent where Body == _EmptyKeyframeTrackContent<Value> {
  /// No keyframes: a built-in content has no body.
  public var body: Body { Body() }
}
