// Part of Snapback, under the MIT licence; see LICENSE.

/// A run of keyframes for one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = _EmptyKeyframes<Root>
  let property: WritableKeyPath<Root, Value>
  let content: Content

  /// Keyframes for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

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
