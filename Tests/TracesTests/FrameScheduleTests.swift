// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

/// Events are returned once, in order, each before its frame.
struct FrameScheduleTests {
  private static func events(_ times: [Double]) -> [InputEvent] {
    times.map { .interruption(time: $0, .hidden) }
  }

  private static let trace = Trace(
    header: TraceRoundTripTests.header, events: events([0, 0, 0.5, 1]))

  @Test
  func `each event is returned before the first evenly spaced frame at or after its time`() {
    var schedule = FrameSchedule(Self.trace)
    for frame in 0...60 {
      #expect(schedule.nextTime == Double(frame) / 60)
      let count = [0: 2, 30: 1, 60: 1][frame, default: 0]
      #expect(schedule.isOver == false)
      #expect(schedule.advance().count == count, "frame \(frame)")
    }
    #expect(schedule.isOver)
    #expect(schedule.nextTime == 61.0 / 60)
    #expect(schedule.advance().isEmpty)
  }

  @Test
  func `a slow schedule has smaller steps`() {
    var schedule = FrameSchedule(Self.trace, speed: 0.25)
    #expect(schedule.advance().count == 2)
    for _ in 1..<120 { #expect(schedule.advance().isEmpty) }
    #expect(schedule.nextTime == 0.5)
    #expect(schedule.advance().count == 1)
  }

  @Test
  func `recorded frames get their recorded events, and evenly spaced ones follow`() {
    var trace = Self.trace
    trace.events = Self.events([0, 0.1, 0.2, 0.25])
    // The second event came too late for the frame at its time, and the third too.
    trace.frames = [
      TraceFrame(time: 0, eventCount: 1), TraceFrame(time: 0.1, eventCount: 1),
      TraceFrame(time: 0.24, eventCount: 3),
    ]
    var schedule = FrameSchedule(trace)
    for (time, count) in [(0, 1), (0.1, 0), (0.24, 2)] {
      #expect(schedule.nextTime == time)
      #expect(schedule.advance().count == count)
    }
    #expect(!schedule.isOver)
    #expect(schedule.nextTime == 0.24 + 1.0 / 60)
    #expect(schedule.advance().map(\.time) == [0.25])
    #expect(schedule.isOver)
    #expect(FrameSchedule(trace, asRecorded: false).nextTime == 0)
    #expect(FrameSchedule(trace, speed: 0.5).nextTime == 0)
  }

  @Test
  func `an additional frame gets no events of later recorded frames`() {
    var trace = Self.trace
    trace.frames = [TraceFrame(time: 0.4, eventCount: 2), TraceFrame(time: 1.5, eventCount: 3)]
    var schedule = FrameSchedule(trace)
    #expect(schedule.events(until: 0.3).count == 2)
    #expect(schedule.advance().isEmpty)
    #expect(schedule.events(until: 0.49).isEmpty)
    // The last event was handled only after the frame at 1.5.
    #expect(schedule.events(until: 1.2).map(\.time) == [0.5])
    #expect(schedule.advance().isEmpty)
    #expect(schedule.advance().map(\.time) == [1])
  }

  @Test
  func `removing events adjusts the event counts of the frames`() {
    var trace = Self.trace
    trace.frames = [2, 3, 4].map { TraceFrame(time: Double($0), eventCount: $0) }
    let rest = trace.removing { $0.time == 0.5 }
    #expect(rest.events.map(\.time) == [0, 0, 1])
    #expect(rest.frames.map(\.eventCount) == [2, 2, 3])
  }
}
