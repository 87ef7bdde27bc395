// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Gestures
package import Interface
import SDLBackend
package import Traces

/// Plays a trace on a scene in a window; the scene accepts input once the trace has finished.
///
/// During playback the scene runs the trace's frames, independent of when the window draws, so it passes
/// through the same states as headless playback, as does its asynchronous work; the window shows the latest.
/// Only the window's resize events apply; those of the trace are ignored.
package final class ReplayContent: WindowContent {
  private let host: ClockedHost
  private var schedule: FrameSchedule
  private var isPlaying = true
  /// The window time of the first frame, which is the trace's time 0.
  private var start: Double?
  private var list: DisplayList?

  /// Plays a trace at a speed; any speed but 1 uses evenly spaced frames, 60 per real second.
  package init(_ makeHost: @autoclosure () -> ViewHost, trace: Trace, speed: Double = 1) {
    host = ClockedHost(isExclusive: false, makeHost)
    schedule = FrameSchedule(trace.removing(where: \.isResize), speed: speed)
  }

  package func handle(_ events: [InputEvent]) {
    // Animations that outlast the trace can be interrupted by input.
    if schedule.isOver, events.contains(where: { !$0.isResize }) { isPlaying = false }
    let accepted = events.filter { $0.isResize || !isPlaying }
    if !accepted.isEmpty { host.handle(accepted) }
  }

  package func frame(at time: Double) -> DisplayList {
    let start = start ?? time
    self.start = start
    guard isPlaying else {
      host.advance(to: time - start)
      return host.frame(at: time)
    }
    var list = list ?? initialFrame(at: time)
    while isPlaying, start + schedule.nextTime <= time {
      let (now, isRecorded) = (schedule.nextTime, schedule.isRecorded)
      let frame = start + now
      let due = schedule.advance()
      if !due.isEmpty { host.handle(due.map { $0.mapTime { $0 + start } }) }
      host.advance(to: now)
      if isRecorded || host.nextFrame(after: frame, start: start) != nil {
        list = host.frame(at: frame)
      }
      isPlaying = !(schedule.isOver && host.nextFrame(after: frame, start: start) == nil)
    }
    self.list = list
    return list
  }

  /// Lays out the scene before the first event, as headless playback does.
  private func initialFrame(at time: Double) -> DisplayList {
    if schedule.beginsWithInitialFrame {
      _ = schedule.advance()
      host.advance(to: 0)
    }
    return host.frame(at: time)
  }

  package func nextFrame(after time: Double) -> Double? {
    guard let start else { return host.nextFrame(after: time) }
    return isPlaying ? start + schedule.nextTime : host.nextFrame(after: time, start: start)
  }

  /// The scene's view host.
  package var views: ViewHost { host.views }

  package var textInputArea: CGRect? { host.views.textInputArea }

  package var pointerShape: PointerShape? { host.views.pointerShape }
}
