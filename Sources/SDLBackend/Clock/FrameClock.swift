// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation

/// A monotonic clock, in seconds since its creation. It is not affected by changes of the system's
/// date.
package struct FrameClock: Sendable {
  private let origin: timespec

  package init() {
    origin = Self.read()
  }

  /// Returns the seconds since the clock was created.
  package func now() -> Double {
    let now = Self.read()
    return Double(now.tv_sec - origin.tv_sec) + Double(now.tv_nsec - origin.tv_nsec) * 1e-9
  }

  /// Sleeps until `time`. Returns at once if that is past, NaN, or 10⁹ seconds or more.
  package func sleep(until time: Double) {
    guard time > now(), time < 1e9 else { return }
    let whole = time.rounded(.down)
    var deadline = origin
    deadline.tv_sec += Int(whole)
    deadline.tv_nsec += Int((time - whole) * 1e9)
    if deadline.tv_nsec >= 1_000_000_000 {
      deadline.tv_sec += 1
      deadline.tv_nsec -= 1_000_000_000
    }
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) == EINTR {}
  }

  /// Returns the processor time that this process has used, in seconds.
  package static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func read() -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time
  }
}
