// Part of Snapback, under the MIT licence; see LICENSE.

/// Two sequences of keyframes of any types, one after the other.
public struct _KeyframeTrackContentPair<
  First: KeyframeTrackContent, Second: KeyframeTrackContent
>: KeyframeTrackContent where First.Value == Second.Value {
  /// The type of the animated value.
  public typealias Value = First.Value
  /// Built in: has no body.
  public typealias Body = _EmptyKeyframeTrackContent<First.Value>
  let first: First
  let second: Second

  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    first._resolve(into: &path)
    second._resolve(into: &path)
  }
}
