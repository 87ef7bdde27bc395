// Part of Snapback, under the MIT licence; see LICENSE.

/// A SwiftUI name that a file uses, and whether Snapback supports it.
package struct NameFinding: Equatable, Sendable {
  package enum Status: String, Codable, CaseIterable, Sendable {
    case missing
    case approximate
    case supported
  }

  package struct Location: Codable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// From 1; columns count bytes.
    package var line: Int
    package var column: Int

    package var description: String { "\(line):\(column)" }

    package static func < (one: Location, other: Location) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  /// The name as the file spells it: `Circle`, `.padding`, `@State`.
  package var written: String
  /// The qualified name in the compatibility table: `View.padding`; `written` if it is not in the
  /// table.
  package var name: String
  package var status: Status
  /// The difference from SwiftUI, or the reason why it is missing and its replacement.
  package var note: String?
  /// A similar name that may have been intended.
  package var suggestion: String?
  /// The locations at which the file uses it, in order; at least one.
  package var locations: [Location]
}
