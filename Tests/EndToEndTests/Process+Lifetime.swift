// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Process {
  /// Starts the process so that signals reach it.
  ///
  /// Tests run on Dispatch's threads, which block all signals, and a child is born with the mask of
  /// the thread that starts it: it would neither be interrupted nor terminated.
  func runHeedingSignals() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }

  /// Asks the process to end, waits a little, then ends it.
  func end() {
    guard isRunning else { return }
    terminate()
    if (try? eventually("the process ends", within: 3) { !isRunning }) == nil {
      kill(processIdentifier, SIGKILL)
    }
  }
}
