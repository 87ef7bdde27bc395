// Part of Snapback, under the MIT licence; see LICENSE.

/// Makes one set of tracks from those written one below another, or one track for the whole value
/// from bare keyframes.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildBlock() -> _EmptyKeyframes<Value> { _EmptyKeyframes() }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> _KeyframesPair<A, B> where A.Value == Value, B.Value == Value {
    _KeyframesPair(first: accumulated, second: next)
  }

  public static func buildEither<A: Keyframes, B: Keyframes>(
    first component: A
  ) -> _ConditionalKeyframes<A, B> where A.Value == Value, B.Value == Value {
    .first(component)
  }

  public static func buildEither<A: Keyframes, B: Keyframes>(
    second component: B
  ) -> _ConditionalKeyframes<A, B> where A.Value == Value, B.Value == Value {
    .second(component)
  }

  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }
}

extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeTrackContentPair<A, B> where A.Value == Value, B.Value == Value {
    _KeyframeTrackContentPair(first: accumulated, second: next)
  }

  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> _KeyframeTrackContentList<K> where K.Value == Value {
    _KeyframeTrackContentList(runs: components)
  }

  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack(content: { component })
  }
}
