// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

extension Trace {
  /// The trace without some of its events; every frame is handed what is left of what it was handed.
  package func removing(where isGone: (InputEvent) -> Bool) -> Trace {
    replacingEvents { isGone($0) ? [] : [$0] }
  }

  /// The trace with other events in place of each; times must not go back.
  package func replacingEvents(_ others: (InputEvent) -> [InputEvent]) -> Trace {
    var result = self
    result.events = []
    /// How many there are now in place of the first so many.
    var counts = [0]
    for event in events {
      result.events += others(event)
      counts.append(result.events.count)
    }
    result.frames = frames.map { TraceFrame(time: $0.time, eventCount: counts[$0.eventCount]) }
    return result
  }
}
