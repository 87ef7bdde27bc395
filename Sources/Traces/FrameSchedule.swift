// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// In which frames a trace plays, and what is handed over before each: those that were drawn when it was
/// recorded, and after them, or where there are none, even ones without an end.
///
/// A recorded frame is handed what it was handed then; an even one every event whose time has come.
package struct FrameSchedule: Sendable {
  /// How many even frames make a second of everybody else's, where nothing else is said.
  package static let framesPerSecond = 60

  private let events: [InputEvent]
  private let frames: [TraceFrame]
  private let speed: Double
  private let rate: Double
  private var eventIndex = 0
  private var frameIndex = 0
  /// How many even frames are behind.
  private var evenCount: Int

  /// A schedule at full speed has the recorded frames, if they are wanted; at another there are only even
  /// ones, `speed / rate` seconds of the trace apart. A speed is finite and above 0, and so is a rate, in frames
  /// a second.
  package init(
    _ trace: Trace, speed: Double = 1, rate: Int = FrameSchedule.framesPerSecond,
    asRecorded: Bool = true
  ) {
    precondition(speed > 0 && speed.isFinite && rate > 0, "a speed of \(speed), a rate of \(rate)")
    events = trace.events
    frames = asRecorded && speed == 1 ? trace.frames : []
    self.rate = Double(rate)
    self.speed = speed
    // The first even frame is at 0; after recorded ones it is a step behind the last.
    evenCount = frames.isEmpty ? 0 : 1
  }

  /// Whether its first frame is a recorded one without an event: the scene as it stands before any. Else the scene
  /// is to be brought to stand by a frame more, at the time of the first.
  package var beginsStanding: Bool { frames.first?.eventCount == 0 }

  /// Whether the next frame is a recorded one.
  package var isRecorded: Bool { frameIndex < frames.count }

  /// When the next frame is, in seconds of the trace.
  package var nextTime: Double {
    if frameIndex < frames.count { return frames[frameIndex].time }
    let even = Double(evenCount) / rate * speed
    return (frames.last?.time ?? 0) + even
  }

  /// Whether all events have been handed over, and all recorded frames are behind.
  package var isOver: Bool { frameIndex == frames.count && eventIndex == events.count }

  /// Goes on by a frame; the answer is what is handed over before it.
  package mutating func advance() -> ArraySlice<InputEvent> {
    let time = nextTime
    guard frameIndex < frames.count else {
      evenCount += 1
      return take(while: { $0.time <= time })
    }
    let end = frames[frameIndex].eventCount
    frameIndex += 1
    defer { eventIndex = end }
    return events[eventIndex..<end]
  }

  /// What is handed over before a frame that comes in between, at a time before the next one.
  package mutating func events(until time: Double) -> ArraySlice<InputEvent> {
    let end = frameIndex < frames.count ? frames[frameIndex].eventCount : events.count
    return take(while: { $0.time <= time }, before: end)
  }

  private mutating func take(
    while isDue: (InputEvent) -> Bool, before end: Int? = nil
  ) -> ArraySlice<InputEvent> {
    let (start, end) = (eventIndex, end ?? events.count)
    while eventIndex < end, isDue(events[eventIndex]) { eventIndex += 1 }
    return events[start..<eventIndex]
  }
}
