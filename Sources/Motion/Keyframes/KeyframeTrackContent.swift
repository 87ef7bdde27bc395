// Part of Snapback, under the MIT licence; see LICENSE.

/// A run of keyframes for one animatable value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent where Body.Value == Value

  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  func _resolve(into path: inout _KeyframePath<Value.AnimatableData>)
}

extension KeyframeTrackContent {
  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    body._resolve(into: &path)
  }
}

extension KeyframeTrackContent where Body == _EmptyKeyframeTrackContent<Value> {
  public var body: Body { Body() }
}

/// No keyframes.
public struct _EmptyKeyframeTrackContent<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _EmptyKeyframeTrackContent<Value>
  package init() {}
  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {}
}

/// Keyframes, one run after another.
public struct _KeyframeTrackContentList<Content: KeyframeTrackContent>: KeyframeTrackContent {
  public typealias Value = Content.Value
  public typealias Body = _EmptyKeyframeTrackContent<Content.Value>
  let runs: [Content]

  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    for run in runs { run._resolve(into: &path) }
  }
}

/// Keyframes of one kind, then of another.
public struct _KeyframeTrackContentPair<
  First: KeyframeTrackContent, Second: KeyframeTrackContent
>: KeyframeTrackContent where First.Value == Second.Value {
  public typealias Value = First.Value
  public typealias Body = _EmptyKeyframeTrackContent<First.Value>
  let first: First
  let second: Second

  public func _resolve(into path: inout _KeyframePath<Value.AnimatableData>) {
    first._resolve(into: &path)
    second._resolve(into: &path)
  }
}

/// Keyframes of the one kind or the other.
public enum _ConditionalKeyframeTrackContent<
  First: KeyframeTrackContent, Second: KeyframeTrackContent
>: KeyframeTrackContent where First.Value == Second.Value {
  public typealias Value = First.Value
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
