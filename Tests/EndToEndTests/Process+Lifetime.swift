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

  /// Seconds that it was ready to run and had to wait for a core, its main thread only.
  ///
  /// The second number of the kernel's scheduler statistics; 0 where it keeps none.
  var timeWaited: Double {
    let path = "/proc/\(processIdentifier)/schedstat"
    let fields = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count < 2 ? 0 : (Double(fields[1]) ?? 0) / 1e9
  }
}
