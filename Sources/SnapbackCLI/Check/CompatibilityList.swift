// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility
import Foundation

/// The table of all known SwiftUI names, as in `docs/compatibility.md`.
nonisolated package struct CompatibilityList {
  private let names: [PublicName]

  package init() {
    names = (Compatibility.declared + Compatibility.missing)
      .sorted { ($0.qualified, $0.family) < ($1.qualified, $1.family) }
  }

  /// One line per name: status, qualified name and note.
  package var text: String {
    let width = names.map(\.qualified.count).max() ?? 0
    return names.map { name in
      let (status, note) = Self.facts(name.status)
      let line =
        Self.padded(status, 11) + "  " + Self.padded(name.qualified, note == nil ? 0 : width)
      return note.map { line + "  " + $0 } ?? line
    }
    .joined(separator: "\n")
  }

  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let entries = names.map { name in
        let (status, note) = Self.facts(name.status)
        return Entry(family: name.family, name: name.qualified, note: note, status: status)
      }
      return String(decoding: try encoder.encode(entries), as: UTF8.self)
    }
  }

  private struct Entry: Encodable {
    var family: String
    var name: String
    var note: String?
    var status: String
  }

  private static func facts(_ status: PublicName.Status) -> (String, String?) {
    switch status {
    case .supported: ("supported", nil)
    case .approximate(let text): ("approximate", text)
    case .missing(let text): ("missing", text)
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
