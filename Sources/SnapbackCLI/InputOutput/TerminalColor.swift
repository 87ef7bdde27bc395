// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The terminal styles that the program uses (ANSI escape codes).
nonisolated package enum TerminalColor: String, Sendable {
  case red = "31"
  case yellow = "33"
  case green = "32"
  case bold = "1"

  /// Returns the text wrapped in this style and a reset.
  package func on(_ text: String) -> String { "\u{1b}[\(rawValue)m\(text)\u{1b}[0m" }

  /// Returns whether to use colors: the descriptor is a terminal, `TERM` is not `dumb`, and `NO_COLOR` is unset
  /// or empty.
  package static func isEnabled(_ environment: [String: String], descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }
}
