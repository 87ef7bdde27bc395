// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation

/// The main thread's work besides the window: tasks on the main actor, the main dispatch queue, and
/// timers of the main run loop.
@MainActor
enum MainRunLoop {
  /// Runs everything that is due. Returns in how many seconds the next timer is due; nil if none is
  /// set.
  ///
  /// Tasks and dispatched work need no such time: `EventWait` ends the sleep for them.
  static func drain() -> Double? {
    // Runs the loop once without waiting, then returns when its next timer fires.
    guard let next = RunLoop.main.limitDate(forMode: .default) else { return nil }
    let seconds = next.timeIntervalSinceNow
    return seconds < 1e8 ? max(seconds, 0) : nil
  }
}
