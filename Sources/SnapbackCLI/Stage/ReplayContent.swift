// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Gestures
import Interface
import SDLBackend
import Traces

/// A scene on which a trace plays, from its first frame on; when it has played, the hand may go on.
///
/// While it plays the window tells only its size. Resizes of the trace are left out: the window has
/// the size it has.
final class ReplayContent: WindowContent {
  private let host: ViewHost
  private var cursor: TraceCursor
  /// When the first frame was; the trace's time 0.
  private var start: Double?

  init(_ host: ViewHost, trace: Trace) {
    self.host = host
    var trace = trace
    trace.events.removeAll(where: \.isResize)
    cursor = TraceCursor(trace)
  }

  func handle(_ events: [InputEvent]) {
    let isPlaying = cursor.nextTime != nil
    let taken = events.filter { $0.isResize || !isPlaying }
    if !taken.isEmpty { host.handle(taken) }
  }

  func frame(at time: Double) -> DisplayList {
    // The scene stands before anything happens to it, as it does without a window.
    if start == nil { _ = host.frame(at: time) }
    let start = start ?? time
    self.start = start
    let due = cursor.events(until: time - start)
    if !due.isEmpty { host.handle(due.map { $0.timed { $0 + start } }) }
    return host.frame(at: time)
  }

  func nextFrame(after time: Double) -> Double? {
    let wanted = host.nextFrame(after: time)
    guard let start, let next = cursor.nextTime else { return wanted }
    return min(wanted ?? .infinity, start + next)
  }
}
