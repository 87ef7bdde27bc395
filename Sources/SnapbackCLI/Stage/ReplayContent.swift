// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Gestures
package import Interface
import SDLBackend
package import Traces

/// A scene on which a trace plays, from its first frame on; when it has played, the hand may go on.
///
/// While it plays, its frames are the trace's, whenever the window draws: the scene goes through the same
/// states as without a window, and shows the latest. The window tells only its size; resizes of the trace
/// are left out, as the window has the size it has.
package final class ReplayContent: WindowContent {
  private let host: ViewHost
  private var schedule: FrameSchedule
  private var isPlaying = true
  /// When the first frame was; the trace's time 0.
  private var start: Double?
  private var list: DisplayList?

  /// A trace that plays on a clock of a speed: as many times slower, so many more even frames.
  package init(_ host: ViewHost, trace: Trace, speed: Double = 1) {
    self.host = host
    schedule = FrameSchedule(trace.removing(where: \.isResize), speed: speed)
  }

  package func handle(_ events: [InputEvent]) {
    // What moves on after the trace is the hand's as soon as it comes.
    if schedule.isOver, events.contains(where: { !$0.isResize }) { isPlaying = false }
    let taken = events.filter { $0.isResize || !isPlaying }
    if !taken.isEmpty { host.handle(taken) }
  }

  package func frame(at time: Double) -> DisplayList {
    guard isPlaying else { return host.frame(at: time) }
    let start = start ?? time
    self.start = start
    // The scene stands before anything happens to it, as it does without a window.
    var list = list ?? host.frame(at: time)
    if self.list == nil, schedule.beginsStanding { _ = schedule.advance() }
    while isPlaying, start + schedule.nextTime <= time {
      let (frame, isRecorded) = (start + schedule.nextTime, schedule.isRecorded)
      let due = schedule.advance()
      if !due.isEmpty { host.handle(due.map { $0.timed { $0 + start } }) }
      if isRecorded || host.nextFrame(after: frame) != nil { list = host.frame(at: frame) }
      isPlaying = !(schedule.isOver && host.nextFrame(after: frame) == nil)
    }
    self.list = list
    return list
  }

  package func nextFrame(after time: Double) -> Double? {
    guard isPlaying, let start else { return host.nextFrame(after: time) }
    return start + schedule.nextTime
  }

  package var textInputArea: CGRect? { host.textInputArea }
}
