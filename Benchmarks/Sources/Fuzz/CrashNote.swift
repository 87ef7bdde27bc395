// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The line that is printed if the program crashes: the session that repeats it.
nonisolated enum CrashNote {
  private static let capacity = 512
  /// Read by a signal handler, so not an array.
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var replaced: [Int32: sigaction] = [:]

  /// Writes the line when a signal of a crash arrives, and then leaves the signal to its handler before this call.
  static func install() {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        _ = write(STDOUT_FILENO, CrashNote.text, CrashNote.count)
        if var old = CrashNote.replaced[signal] { sigaction(signal, &old, nil) }
      }
      action.sa_flags = SA_ONSTACK
      var old = sigaction()
      sigaction(signal, &action, &old)
      replaced[signal] = old
    }
  }

  /// Sets the line for a session.
  static func set(_ session: FuzzSession) {
    let line =
      "\(session.subject.name), seed \(session.seed): crashed; \(session.eventCount) events "
      + "with --session \(session.eventCount) --only \(session.subject.name) repeat it\n"
    count = 0
    for byte in line.utf8.prefix(capacity) {
      text[count] = byte
      count += 1
    }
  }
}
