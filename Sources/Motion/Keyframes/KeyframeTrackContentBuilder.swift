// Part of Snapback, under the MIT licence; see LICENSE.

/// Makes a run of keyframes from those written one below another.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  public static func buildBlock() -> _EmptyKeyframeTrackContent<Value> {
    _EmptyKeyframeTrackContent()
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

  public static func buildOptional<K: KeyframeTrackContent>(
    _ component: K?
  ) -> _KeyframeTrackContentList<K> where K.Value == Value {
    _KeyframeTrackContentList(runs: component.map { [$0] } ?? [])
  }

  public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    first component: A
  ) -> _ConditionalKeyframeTrackContent<A, B> where A.Value == Value, B.Value == Value {
    .first(component)
  }

  public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    second component: B
  ) -> _ConditionalKeyframeTrackContent<A, B> where A.Value == Value, B.Value == Value {
    .second(component)
  }
}
