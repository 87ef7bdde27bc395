// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Synchronization

/// Kills the process when it uses CPU time for seconds without drawing a frame: a view in an infinite loop.
///
/// Measures CPU time (`ITIMER_PROF`), not wall time, so an idle process is never woken.
nonisolated enum HangWatchdog {
  /// Seconds of CPU time without progress before the process is killed.
  static let limit = 3

  /// Counts the window's events and frames.
  private static let steps = Atomic<Int>(0)

  static func reportProgress() { steps.add(1, ordering: .relaxed) }

  /// Starts the watchdog. Call before creating threads, so that they inherit the blocked `SIGPROF`.
  static func start() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPROF)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var second = itimerval()
    second.it_interval.tv_sec = 1
    second.it_value.tv_sec = 1
    guard setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &second, nil) == 0 else { return }
    Thread.detachNewThread { watch() }
  }

  private static func watch() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPROF)
    var (last, seconds) = (0, 0)
    while true {
      var signal: Int32 = 0
      guard sigwait(&signals, &signal) == 0 else { return }
      let now = steps.load(ordering: .relaxed)
      seconds = now == last ? seconds + 1 : 0
      last = now
      guard seconds >= limit else { continue }
      let message =
        "Fatal error: No frame for \(limit) seconds of CPU time: the view may be in an infinite loop\n"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      kill(getpid(), SIGKILL)
    }
  }
}
