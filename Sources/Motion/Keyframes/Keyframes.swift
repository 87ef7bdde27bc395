// Part of Snapback, under the MIT licence; see LICENSE.

/// How the parts of a value change over time, each on a track of its own.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes where Body.Value == Value

  @KeyframesBuilder<Value> var body: Body { get }

  func _resolve(into tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes {
  public func _resolve(into tracks: inout _KeyframeTracks<Value>) {
    body._resolve(into: &tracks)
  }
}

extension Keyframes where Body == _EmptyKeyframes<Value> {
  public var body: Body { Body() }
}

/// No tracks.
public struct _EmptyKeyframes<Value>: Keyframes {
  public typealias Body = _EmptyKeyframes<Value>
  package init() {}
  public func _resolve(into tracks: inout _KeyframeTracks<Value>) {}
}

/// Tracks beside one another.
public struct _KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  public typealias Value = First.Value
  public typealias Body = _EmptyKeyframes<First.Value>
  let first: First
  let second: Second

  public func _resolve(into tracks: inout _KeyframeTracks<Value>) {
    first._resolve(into: &tracks)
    second._resolve(into: &tracks)
  }
}

/// Tracks of the one kind or the other.
public enum _ConditionalKeyframes<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  public typealias Value = First.Value
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
