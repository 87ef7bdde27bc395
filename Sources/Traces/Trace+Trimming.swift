// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

extension Trace {
  /// What happens from a time to another, both counted in, as a trace whose time 0 is `start`.
  ///
  /// It is whole in itself. What was held when it begins is left out until it is let go: it would come from
  /// nowhere. What is still held when it ends is cancelled there, and held keys are let go. The stage has the
  /// size that it had at `start`. What led up to `start` is gone, so a scene that remembers looks otherwise.
  ///
  /// A start that is negative, and an end before it, are the caller's mistake.
  package func trimmed(from start: Double, to end: Double) -> Trace {
    precondition(0 <= start && start <= end, "a trace from \(start) to \(end)")
    var result = Trace(header: header)
    for case .resize(let time, let size, let scale) in events
    where time < start && size.width > 0 && size.height > 0 {
      (result.header.size, result.header.scale) = (size, scale)
    }
    var holds = HeldInput()
    /// How many of the trace's first so many events are in it.
    var counts = [0]
    for event in events {
      if event.time <= end, holds.keeps(event, isIn: event.time >= start) {
        result.events.append(event.timed { $0 - start })
      }
      counts.append(result.events.count)
    }
    result.frames = frames.filter { $0.time >= start && $0.time <= end }.map {
      TraceFrame(time: $0.time - start, eventCount: counts[$0.eventCount])
    }
    result.events += holds.endings(at: max(result.end, min(end, self.end) - start))
    return result
  }
}
