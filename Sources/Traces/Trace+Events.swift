// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

extension Trace {
  /// The trace without the events that satisfy a predicate; each frame keeps its remaining events.
  package func removing(where isRemoved: (InputEvent) -> Bool) -> Trace {
    replacingEvents { isRemoved($0) ? [] : [$0] }
  }

  /// The trace with each event replaced by others; their times must not decrease.
  package func replacingEvents(_ replacements: (InputEvent) -> [InputEvent]) -> Trace {
    var result = self
    result.events = []
    /// At index n: the number of replacements of the first n events.
    var counts = [0]
    for event in events {
      result.events += replacements(event)
      counts.append(result.events.count)
    }
    result.frames = frames.map { TraceFrame(time: $0.time, eventCount: counts[$0.eventCount]) }
    return result
  }
}
