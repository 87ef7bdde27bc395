// Part of Snapback, under the MIT licence; see LICENSE.

/// The time for which a main thread has been unresponsive: in seconds of wall time in which it ran, or waited
/// for something other than a processor.
package struct UnresponsiveTime: Sendable {
  /// The longest sampling interval that counts, in seconds. If more have passed, the process
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

  /// The part of the time that counts.
  package enum Part: Sendable {
    /// All of it, except while the thread waited for a processor.
    case all
    /// The time in which the thread ran; 0 if it is unknown.
    case running
    /// The time in which the thread neither ran nor was ready to run.
    case sleeping
    /// None of it.
    case none
  }

  /// Adds the time since the last call.
  ///
  /// - Parameters:
  ///   - time: Seconds of any clock.
  ///   - times: The times of the thread; nil if they are unknown: then all of the time counts, except as running
  ///     time.
  ///   - part: The part of the time that counts.
  package mutating func note(
    _ time: Double, _ times: ThreadTimes?, counting part: Part = .all
  ) {
    defer { last = (time, times) }
    guard let last else { return }
    let waiting = difference(times?.waiting, last.times?.waiting)
    let running = difference(times?.running, last.times?.running)
    let passed =
      switch part {
      case .all: time - last.time - waiting
      case .running: running
      case .sleeping: time - last.time - waiting - running
      case .none: 0.0
      }
    seconds += min(max(passed, 0), longestInterval)
  }

  private func difference(_ time: Double?, _ earlier: Double?) -> Double {
    guard let time, let earlier else { return 0 }
    return time - earlier
  }
}
