// Part of Snapback, under the MIT licence; see LICENSE.

/// A line of a trace's test that is not valid: its number, from 1, and the problem.
nonisolated package struct TraceTestFault: Error, Equatable, Sendable {
  package var line: Int
  package var message: String

  package init(line: Int, message: String) {
    (self.line, self.message) = (line, message)
  }
}
