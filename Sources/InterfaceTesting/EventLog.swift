// Part of Snapback, under the MIT licence; see LICENSE.

/// The calls of callbacks, one line each, in order.
@MainActor
package final class EventLog {
  package var lines: [String] = []

  package init() {}

  /// Appends a line unless it equals the last one.
  package func note(_ line: String) {
    if lines.last != line { lines.append(line) }
  }
}
