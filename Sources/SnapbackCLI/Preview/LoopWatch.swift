// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Synchronization

/// Ends the process when it computes for seconds and no frame comes of it: a view that loops for ever.
///
/// It follows the time that the process computes, not the clock's: while nothing is done it does not wake.
nonisolated enum LoopWatch {
  /// Seconds of computing without a frame that are too many.
  static let limit = 3

  /// How many steps the window has made.
  private static let steps = Atomic<Int>(0)

  static func noteStep() { steps.add(1, ordering: .relaxed) }

  /// Begins to watch; to be called before there are other threads, which inherit that the signal is not theirs.
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
      let words = "Fatal error: The view has computed for \(limit) seconds: it may loop for ever\n"
      try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
      kill(getpid(), SIGKILL)
    }
  }
}
