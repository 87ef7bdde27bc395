// Part of Snapback, under the MIT licence; see LICENSE.

/// Builds a sequence of keyframes from a list of them.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  /// An empty block: no keyframes.
  public static func buildBlock() -> _EmptyKeyframeTrackContent<Value> {
    _EmptyKeyframeTrackContent()
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

  /// The branch of an `if` without an `else`, or no keyframes.
  public static func buildOptional<K: KeyframeTrackContent>(
    _ component: K?
  ) -> _KeyframeTrackContentList<K> where K.Value == Value {
    _KeyframeTrackContentList(contents: component.map { [$0] } ?? [])
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    first component: A
  ) -> _ConditionalKeyframeTrackContent<A, B> where A.Value == Value, B.Value == Value {
    .first(component)
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    second component: B
  ) -> _ConditionalKeyframeTrackContent<A, B> where A.Value == Value, B.Value == Value {
    .second(component)
  }
}
