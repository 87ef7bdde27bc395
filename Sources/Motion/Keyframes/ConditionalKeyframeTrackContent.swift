// Part of Snapback, under the MIT licence; see LICENSE.

/// The keyframes of one of two branches.
public enum _ConditionalKeyframeTrackContent<
  First: KeyframeTrackContent, Second: KeyframeTrackContent
>: KeyframeTrackContent where First.Value == Second.Value {
  /// The type of the animated value.
  public typealias Value = First.Value
  /// Built in: has no body.
  public typealias Body = _EmptyKeyframeTrackContent<First.Value>
  case first(First)
  case second(Second)

  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    switch self {
    case .first(let content): content._resolve(into: &path)
    case .second(let content): content._resolve(into: &path)
    }
  }
}
