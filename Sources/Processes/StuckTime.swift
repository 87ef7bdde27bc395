// Part of Snapback, under the MIT licence; see LICENSE.

/// How long a main thread has been at the same task: in seconds of wall time in which it ran, or
/// waited for something other than a processor.
package struct StuckTime: Sendable {
  /// The most seconds that count between two looks at the thread. If more have passed, the process
  /// was stopped, or the machine asleep.
  private let longestInterval: Double
  package private(set) var seconds = 0.0
  private var last: (time: Double, times: ThreadTimes?)?

  package init(longestInterval: Double) {
    self.longestInterval = longestInterval
  }

  /// Starts again, as there was progress.
  package mutating func reset() {
    (seconds, last) = (0, nil)
  }

  /// Adds the time since the last call.
  ///
  /// - Parameters:
  ///   - time: Seconds of any clock.
  ///   - times: The times of the thread; nil if they are unknown: then all of the time counts.
  ///   - runningOnly: Whether only the time counts for which the thread ran. It is 0 if the times are
  ///     unknown.
  package mutating func note(
    _ time: Double, _ times: ThreadTimes?, runningOnly: Bool = false
  ) {
    defer { last = (time, times) }
    guard let last else { return }
    let waiting = difference(times?.waiting, last.times?.waiting)
    let passed =
      runningOnly ? difference(times?.running, last.times?.running) : time - last.time - waiting
    seconds += min(max(passed, 0), longestInterval)
  }

  private func difference(_ time: Double?, _ earlier: Double?) -> Double {
    guard let time, let earlier else { return 0 }
    return time - earlier
  }
}
