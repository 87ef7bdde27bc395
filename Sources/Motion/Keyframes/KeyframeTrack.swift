// Part of Snapback, under the MIT licence; see LICENSE.

/// A sequence of keyframes for one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// Built in: has no body.
  public typealias Body = _EmptyKeyframes<Root>
  let property: WritableKeyPath<Root, Value>
  let content: Content

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Creates a track for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.property = keyPath
    self.content = content()
  }

  public func _resolve(into tracks: inout _KeyframeTracks<Root>) {
    tracks.add(property) { path in content._resolve(into: &path) }
  }
}
