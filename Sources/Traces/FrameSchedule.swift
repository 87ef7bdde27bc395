// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// The frames in which a trace is played, and the events before each: first the frames that were
/// recorded, if any, then evenly spaced ones without an end.
///
/// A recorded frame gets the events that it got during the recording; an evenly spaced one gets
/// every event up to its time.
package struct FrameSchedule: Sendable {
  /// The default number of evenly spaced frames per second.
  package static let framesPerSecond = 60

  private let events: [InputEvent]
  private let frames: [TraceFrame]
  private let speed: Double
  private let rate: Double
  private var eventIndex = 0
  private var frameIndex = 0
  /// The number of evenly spaced frames so far.
  private var evenCount: Int

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - speed: Seconds of the trace per second; finite and above 0. Evenly spaced frames are
  ///     `speed / rate` seconds of the trace apart.
  ///   - rate: Frames per second; above 0.
  ///   - asRecorded: Whether the recorded frames are used; they are only at speed 1.
  package init(
    _ trace: Trace, speed: Double = 1, rate: Int = FrameSchedule.framesPerSecond,
    asRecorded: Bool = true
  ) {
    precondition(speed > 0 && speed.isFinite && rate > 0, "a speed of \(speed), a rate of \(rate)")
    events = trace.events
    frames = asRecorded && speed == 1 ? trace.frames : []
    self.rate = Double(rate)
    self.speed = speed
    // The first evenly spaced frame is at 0, or one interval after the last recorded one.
    evenCount = frames.isEmpty ? 0 : 1
  }

  /// Whether the first frame is a recorded one without events, which shows the initial scene.
  /// Otherwise the initial scene needs an additional frame, at the time of the first.
  package var beginsWithInitialFrame: Bool { frames.first?.eventCount == 0 }

  /// Whether the next frame is a recorded one.
  package var isRecorded: Bool { frameIndex < frames.count }

  /// The time of the next frame, in seconds of the trace.
  package var nextTime: Double {
    if frameIndex < frames.count { return frames[frameIndex].time }
    let even = Double(evenCount) / rate * speed
    return (frames.last?.time ?? 0) + even
  }

  /// Whether all events and all recorded frames have been returned.
  package var isOver: Bool { frameIndex == frames.count && eventIndex == events.count }

  /// Advances to the next frame and returns the events to handle before it.
  package mutating func advance() -> ArraySlice<InputEvent> {
    let time = nextTime
    guard frameIndex < frames.count else {
      evenCount += 1
      return removeEvents(while: { $0.time <= time })
    }
    let end = frames[frameIndex].eventCount
    frameIndex += 1
    defer { eventIndex = end }
    return events[eventIndex..<end]
  }

  /// Returns the events to handle before an additional frame, at a time before the next one.
  package mutating func events(until time: Double) -> ArraySlice<InputEvent> {
    let end = frameIndex < frames.count ? frames[frameIndex].eventCount : events.count
    return removeEvents(while: { $0.time <= time }, before: end)
  }

  private mutating func removeEvents(
    while isDue: (InputEvent) -> Bool, before end: Int? = nil
  ) -> ArraySlice<InputEvent> {
    let (start, end) = (eventIndex, end ?? events.count)
    while eventIndex < end, isDue(events[eventIndex]) { eventIndex += 1 }
    return events[start..<eventIndex]
  }
}
