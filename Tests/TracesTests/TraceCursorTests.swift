// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing
import Traces

/// Events are handed over once, in order, when their time has come.
struct TraceCursorTests {
  private static let trace = Trace(
    header: TraceRoundTripTests.header,
    events: [0, 0, 0.5, 1].map { .interruption(time: $0, .hidden) })

  @Test
  func `each event comes in the frame whose time has come`() {
    var cursor = TraceCursor(Self.trace)
    #expect(cursor.nextTime == 0)
    #expect(cursor.events(until: 0).count == 2)
    #expect(cursor.events(until: 0).isEmpty)
    #expect(cursor.nextTime == 0.5)
    #expect(cursor.events(until: .nan).isEmpty)
    #expect(cursor.events(until: 0.499).isEmpty)
    #expect(Array(cursor.events(until: 7)) == Array(Self.trace.events[2...]))
    #expect(cursor.nextTime == nil)
    #expect(cursor.events(until: 8).isEmpty)
  }
}
