// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Process {
  /// Starts the process with no signals blocked, and SIGINT and SIGQUIT not ignored, as they are in the background of
  /// a script.
  ///
  /// Tests run on Dispatch threads, which block all signals, and a child process inherits the mask of the thread
  /// that starts it: it would ignore SIGINT and SIGTERM.
  func runUnblockingSignals() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    for number in [SIGINT, SIGQUIT] {
      let handler = signal(number, SIG_DFL)
      let isIgnored = unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if !isIgnored { signal(number, handler) }
    }
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }

  /// Terminates the process; kills it if it has not exited after 3 seconds.
  func end() {
    guard isRunning else { return }
    terminate()
    if (try? eventually("the process exits", within: 3) { !isRunning }) == nil {
      kill(processIdentifier, SIGKILL)
    }
  }
}
