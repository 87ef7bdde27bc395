// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import SDLBackend

/// A termination signal that arrived while a command was working.
enum Interruption {
  static var hasArrived: Bool { TerminationSignals.caught != nil }

  /// Throws `ExitCode(128 + signal)` if a signal has arrived.
  static func check() throws {
    if let signal = TerminationSignals.caught { throw ExitCode(128 + signal) }
  }
}
