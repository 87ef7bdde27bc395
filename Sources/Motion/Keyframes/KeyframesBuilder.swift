// Part of Snapback, under the MIT licence; see LICENSE.

/// Builds tracks that run in parallel from a list of tracks, or one track for the whole value from a
/// list of keyframes.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// An empty block: no tracks.
  public static func buildBlock() -> _EmptyKeyframes<Value> { _EmptyKeyframes() }

  /// The first statement of a block.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Adds a statement to those before it; their tracks run in parallel.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> _KeyframesPair<A, B> where A.Value == Value, B.Value == Value {
    _KeyframesPair(first: accumulated, second: next)
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<A: Keyframes, B: Keyframes>(
    first component: A
  ) -> _ConditionalKeyframes<A, B> where A.Value == Value, B.Value == Value {
    .first(component)
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<A: Keyframes, B: Keyframes>(
    second component: B
  ) -> _ConditionalKeyframes<A, B> where A.Value == Value, B.Value == Value {
    .second(component)
  }

  /// The tracks as they are.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }
}

extension KeyframesBuilder where Value: Animatable {
  /// A keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  /// The first statement of a block.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  /// Appends a statement to those before it; its keyframes follow theirs.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeTrackContentPair<A, B> where A.Value == Value, B.Value == Value {
    _KeyframeTrackContentPair(first: accumulated, second: next)
  }

  /// The iterations of a `for` loop, one after another.
  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> _KeyframeTrackContentList<K> where K.Value == Value {
    _KeyframeTrackContentList(contents: components)
  }

  /// One track for the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack(content: { component })
  }
}
