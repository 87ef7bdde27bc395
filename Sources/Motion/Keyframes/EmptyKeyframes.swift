// Part of Snapback, under the MIT licence; see LICENSE.

/// No tracks.
public struct _EmptyKeyframes<Value>: Keyframes {
  /// Built in: has no body.
  public typealias Body = _EmptyKeyframes<Value>
  package init() {}
  public func _resolve(into tracks: inout _KeyframeTracks<Value>) {}
}
