// Part of Snapback, under the MIT licence; see LICENSE.

/// A list of sequences of keyframes of one type, one after another.
public struct _KeyframeTrackContentList<Content: KeyframeTrackContent>: KeyframeTrackContent {
  /// The type of the animated value.
  public typealias Value = Content.Value
  /// Built in: has no body.
  public typealias Body = _EmptyKeyframeTrackContent<Content.Value>
  let contents: [Content]

  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    for content in contents { content._resolve(into: &path) }
  }
}
