// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// A compiler or linker that has ended without saying why: the sources need not be the reason.
package struct CompilerFailure: Error, Hashable, Sendable {
  /// Its name in a message, such as `compiler`.
  package var tool: String
  private var signal: Int32?
  private var status: Int32 = 0

  /// Nil if a program has succeeded, or has printed why it failed.
  ///
  /// - Parameter hasErrors: Whether there are errors of sources in the output.
  init?(_ ending: ChildProcess.Ending, output: [UInt8], hasErrors: Bool, tool: String = "compiler")
  {
    self.tool = tool
    switch ending {
    case .killed(let signal):
      guard !hasErrors else { return nil }
      self.signal = signal
    case .exited(let code):
      guard code != 0, output.allSatisfy({ $0 <= UInt8(ascii: " ") }) else { return nil }
      // A launcher ends with the status that a shell has for a signal.
      if code > 128, code < 160 { signal = code - 128 }
      status = code
    }
  }

  /// Returns whether a program has ended by a signal that the kernel or the program itself sends after a
  /// mistake in it.
  static func isCrash(_ ending: ChildProcess.Ending) -> Bool {
    let signal =
      switch ending {
      case .killed(let signal): signal
      // A launcher ends with the status that a shell has for a signal.
      case .exited(let code): code - 128
      }
    return [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP].contains(signal)
  }

  /// The message, without a period.
  package var message: String {
    switch signal {
    case SIGKILL?:
      "the \(tool) was killed (SIGKILL), possibly because memory ran out; the files were not compiled"
    case let signal?:
      "the \(tool) crashed (\(Self.names[signal] ?? "signal \(signal)")); the files were not compiled"
    case nil:
      "the \(tool) failed with status \(status) and without a message; the files were not compiled"
    }
  }

  private static let names = [
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL", SIGSEGV: "SIGSEGV",
    SIGTRAP: "SIGTRAP", SIGTERM: "SIGTERM", SIGINT: "SIGINT", SIGHUP: "SIGHUP",
    SIGQUIT: "SIGQUIT", SIGXCPU: "SIGXCPU",
  ]
}
