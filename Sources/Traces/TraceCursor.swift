// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// Hands a trace's events over as time passes, each once.
package struct TraceCursor: Sendable {
  private let events: [InputEvent]
  private var index = 0

  package init(_ trace: Trace) {
    events = trace.events
  }

  /// The events whose time has come and that were not yet handed over, in order. A time that goes
  /// back, or is not a number, gives none.
  package mutating func events(until time: Double) -> ArraySlice<InputEvent> {
    let start = index
    while index < events.count, events[index].time <= time { index += 1 }
    return events[start..<index]
  }

  /// When the next event happens; nil when all have.
  package var nextTime: Double? { index < events.count ? events[index].time : nil }
}
