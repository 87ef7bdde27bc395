// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

extension Trace {
  /// The events and frames in a closed range of times, as a trace whose time 0 is `start`.
  ///
  /// The result is complete: the events of a press that began before `start` are omitted up to and
  /// including its release; a pointer that is still down at `end` is cancelled, and held keys are
  /// released. The
  /// stage has the size that it had at `start`. The scene's state at `start` is not part of a trace,
  /// so a scene with state may look different.
  ///
  /// - Precondition: `0 <= start && start <= end`
  package func trimmed(from start: Double, to end: Double) -> Trace {
    precondition(0 <= start && start <= end, "invalid range of times: \(start) to \(end)")
    var result = Trace(header: header)
    for case .resize(let time, let size, let scale) in events
    where time < start && size.width > 0 && size.height > 0 {
      (result.header.size, result.header.scale) = (size, scale)
    }
    var held = HeldInput()
    /// At index n: how many of the first n events are kept.
    var counts = [0]
    for event in events {
      if event.time <= end, held.keeps(event, isInRange: event.time >= start) {
        result.events.append(event.mapTime { $0 - start })
      }
      counts.append(result.events.count)
    }
    result.frames = frames.filter { $0.time >= start && $0.time <= end }.map {
      TraceFrame(time: $0.time - start, eventCount: counts[$0.eventCount])
    }
    result.events += held.endings(at: max(result.end, min(end, self.end) - start))
    return result
  }
}
