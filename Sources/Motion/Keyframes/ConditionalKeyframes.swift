// Part of Snapback, under the MIT licence; see LICENSE.

/// The tracks of one of two branches.
public enum _ConditionalKeyframes<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  /// The type of the animated value.
  public typealias Value = First.Value
  /// Built in: has no body.
  public typealias Body = _EmptyKeyframes<First.Value>
  case first(First)
  case second(Second)

  public func _resolve(into tracks: inout _KeyframeTracks<Value>) {
    switch self {
    case .first(let keyframes): keyframes._resolve(into: &tracks)
    case .second(let keyframes): keyframes._resolve(into: &tracks)
    }
  }
}
