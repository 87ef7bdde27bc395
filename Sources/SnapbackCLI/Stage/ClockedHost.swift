// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import VirtualTime

/// A view host whose asynchronous work runs on the clock of its frames: tasks, the main queue, and timers.
///
/// Timers and tasks that are due at a frame's time run after the frame's events were received and before the
/// frame, as in a window.
final class ClockedHost {
  let views: ViewHost
  private let clock: VirtualClock

  /// The dates of the frames' times, which are those of the clock.
  static func calendar(_ time: Double) -> Date {
    VirtualClock.dateOrigin.addingTimeInterval(time)
  }

  /// With `isExclusive` the process runs nothing else on the main queue.
  init<Failure: Error>(
    isExclusive: Bool, _ make: () throws(Failure) -> ViewHost
  ) throws(Failure) {
    let clock = VirtualClock(isExclusive: isExclusive)
    clock.onTimeout = {
      let seconds = Int(VirtualClock.waitLimit)
      StandardStreams.note(
        "work on other threads takes more than \(seconds) seconds; the frames are drawn without it")
    }
    self.clock = clock
    views = try clock.run { () throws(Failure) in
      try ViewHost.withCalendar(Self.calendar, make)
    }
  }

  func handle(_ events: [InputEvent]) {
    views.handle(events)
  }

  /// Runs the asynchronous work that is due at a time, in seconds since the first frame. Returns whether there
  /// was any.
  @discardableResult
  func advance(to time: Double) -> Bool {
    clock.advance(to: time)
  }

  /// Runs the frame at a time.
  func frame(at time: Double) -> DisplayList {
    clock.run { views.frame(at: time) }
  }

  /// The time of the next frame that views or asynchronous work need; nil for none.
  ///
  /// - Parameters:
  ///   - time: The time of the last frame.
  ///   - start: The time of the first one.
  func nextFrame(after time: Double, start: Double = 0) -> Double? {
    [views.nextFrame(after: time), clock.next.map { max(time, start + $0) }].compactMap(\.self)
      .min()
  }
}
