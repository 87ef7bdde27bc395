// Part of Snapback, under the MIT licence; see LICENSE.

/// A name of SwiftUI's that a file uses, and whether it is here.
package struct NameFinding: Equatable, Sendable {
  package enum Status: String, Codable, CaseIterable, Sendable {
    case missing
    case approximate
    case supported
  }

  package struct Place: Codable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// From 1 on; columns count bytes.
    package var line: Int
    package var column: Int

    package var description: String { "\(line):\(column)" }

    package static func < (one: Place, other: Place) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  /// As the file writes it: `Circle`, `.padding`, `@State`.
  package var written: String
  /// As the table calls it: `View.padding`; the same as written where it is not in the table.
  package var name: String
  package var status: Status
  /// What differs, or why it is missing and what to do instead.
  package var note: String?
  /// A name that may have been meant.
  package var suggestion: String?
  /// In order; at least one.
  package var places: [Place]
}
