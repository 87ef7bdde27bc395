// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation

/// What waits on the main thread besides the window: tasks on the main actor, the main dispatch queue,
/// timers of the main run loop.
@MainActor
enum MainQueue {
  /// Runs what is due; in how many seconds a timer is due next, `nil` if none is set.
  ///
  /// Tasks and dispatched work need no such time: `LoopWaker` hears them.
  static func drain() -> Double? {
    // Runs the loop once without waiting, and then tells when its next timer fires.
    guard let next = RunLoop.main.limitDate(forMode: .default) else { return nil }
    let seconds = next.timeIntervalSinceNow
    return seconds < 1e8 ? max(seconds, 0) : nil
  }
}
