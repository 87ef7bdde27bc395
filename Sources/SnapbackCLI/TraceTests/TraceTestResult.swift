// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The result of a test of a trace.
nonisolated package struct TraceTestResult: Equatable, Sendable {
  package var name: String
  /// The failed expectations; empty if the test has passed.
  package var failures: [String] = []
  /// The reason why the test could not be run to its end; nil if it could.
  package var error: String?
  /// The pictures that were written as expected ones.
  package var updated: [String] = []
  /// The duration of the test in seconds of real time.
  package var duration = 0.0

  package init(name: String) {
    self.name = name
  }

  package var hasPassed: Bool { failures.isEmpty && error == nil }

  /// The failures and the error.
  package var messages: [String] { failures + (error.map { [$0] } ?? []) }

  /// The lines that are printed, in which control characters of file names are escaped.
  package var lines: [String] {
    let notes = messages + updated.map { "wrote \($0)" }
    return ([(hasPassed ? "pass" : "FAIL") + "  \(name)"] + notes.map { "      \($0)" })
      .map(PrintableText.escaped)
  }
}
