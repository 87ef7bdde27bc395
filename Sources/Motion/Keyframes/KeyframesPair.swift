// Part of Snapback, under the MIT licence; see LICENSE.

/// Two sets of tracks that run in parallel.
public struct _KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  /// The type of the animated value.
  public typealias Value = First.Value
  /// Built in: has no body.
  public typealias Body = _EmptyKeyframes<First.Value>
  let first: First
  let second: Second

  public func _resolve(into tracks: inout _KeyframeTracks<Value>) {
    first._resolve(into: &tracks)
    second._resolve(into: &tracks)
  }
}
