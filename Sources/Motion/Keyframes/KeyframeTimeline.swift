// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A value's way through its keyframes, for any moment.
///
/// Before the beginning, and for NaN, the value is the first; after the end each track holds its
/// last.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: _KeyframeTracks<Value>
  /// When the last track ends, seconds.
  public let duration: TimeInterval

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content(), velocity: { _ in nil })
  }

  /// A timeline in the place of another that is under way: properties keep their velocity, which
  /// springs and cubic keyframes start with.
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
    self.tracks = tracks.settled()
    self.duration = tracks.duration
  }

  /// The value some seconds after the beginning.
  public func value(time: Double) -> Value {
    var value = initial
    tracks.update(&value, at: time)
    return value
  }

  /// The value at a part of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Moves the properties that have tracks to where they are some seconds after the beginning.
  public func update(value: inout Value, time: Double) { tracks.update(&value, at: time) }

  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
