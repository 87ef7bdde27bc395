// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The few colours that words on a terminal may have.
nonisolated package enum TerminalColor: String, Sendable {
  case red = "31"
  case yellow = "33"
  case green = "32"
  case bold = "1"

  /// The text in this colour, and what follows without.
  package func on(_ text: String) -> String { "\u{1b}[\(rawValue)m\(text)\u{1b}[0m" }

  /// Whether colours are of use: on a terminal that has them, unless `NO_COLOR` says no.
  package static func isWanted(_ environment: [String: String], descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }
}
