// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A value that moves through keyframes, as a function of time.
///
/// Before the beginning, and for NaN, it is the initial value; after its end each track holds its
/// last value.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: _KeyframeTracks<Value>
  /// The duration of the longest track, in seconds.
  public let duration: TimeInterval

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning. Properties without a track keep it.
  ///   - content: The tracks, or keyframes for the whole value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content(), velocity: { _ in nil })
  }

  /// Creates a timeline that replaces a running one: springs and cubic keyframes start with the
  /// velocity of their property at a time of the other timeline.
  package init(
    initialValue: Value, continuing other: KeyframeTimeline, at time: TimeInterval,
    content: some Keyframes<Value>
  ) {
    self.init(initialValue, content) { other.tracks.velocity(of: $0, at: time) }
  }

  private init(
    _ initial: Value, _ content: some Keyframes<Value>, velocity: @escaping (AnyKeyPath) -> Any?
  ) {
    var tracks = _KeyframeTracks(initial: initial, velocity: velocity)
    content._resolve(into: &tracks)
    self.initial = initial
    self.tracks = tracks.withoutVelocitySource()
    self.duration = tracks.duration
  }

  /// The value at a time, in seconds since the beginning: the initial one for a negative time and NaN, the last one
  /// after the end.
  public func value(time: Double) -> Value {
    var value = initial
    tracks.update(&value, at: time)
    return value
  }

  /// The value at a fraction of the duration: the initial one below 0 and for NaN, the last one above 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the properties that have tracks to their values at a time, in seconds since the beginning; as
  /// `value(time:)`.
  public func update(value: inout Value, time: Double) { tracks.update(&value, at: time) }

  /// Sets the properties that have tracks to their values at a fraction of the duration; as
  /// `value(progress:)`.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
