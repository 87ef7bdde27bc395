// Part of Snapback, under the MIT licence; see LICENSE.

/// Keyframe tracks for the properties of a value.
public protocol Keyframes<Value> {
  /// The type of the value whose properties are animated.
  associatedtype Value = Body.Value
  /// The type of the tracks that this one consists of.
  associatedtype Body: Keyframes where Body.Value == Value

  /// The tracks that these keyframes consist of.
  @KeyframesBuilder<Value> var body: Body { get }

  func _resolve(into tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes {
  public func _resolve(into tracks: inout _KeyframeTracks<Value>) {
    body._resolve(into: &tracks)
  }
}

extension Keyframes where Body == _EmptyKeyframes<Value> {
  /// No tracks: a built-in track has no body.
  public var body: Body { Body() }
}
