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

  /// One line per name: status, qualified name, argument labels and note.
  package var text: String {
    names.map { name in
      let (status, note) = Self.facts(name)
      let labels = Self.signatures(name).map { " " + $0 }.joined()
      return Self.padded(status, 11) + "  " + name.qualified + labels
        + (note.map { "  " + $0 } ?? "")
    }
    .joined(separator: "\n")
  }

  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let entries = names.map { name in
        let (status, note) = Self.facts(name)
        return Entry(
          family: name.family, labels: Self.signatures(name), name: name.qualified, note: note,
          status: status)
      }
      return String(decoding: try encoder.encode(entries), as: UTF8.self)
    }
  }

  private struct Entry: Encodable {
    var family: String
    /// The argument labels of each function of that name.
    var labels: [String]
    var name: String
    var note: String?
    var status: String
  }

  private static func signatures(_ name: PublicName) -> [String] {
    Set(name.overloads.map(\.signature)).sorted()
  }

  private static func facts(_ name: PublicName) -> (String, String?) {
    switch name.status {
    case .supported where !name.differences.isEmpty && !name.isValue:
      ("approximate", name.differences.map(\.text).joined(separator: " "))
    case .supported: ("supported", nil)
    case .approximate(let text): ("approximate", text)
    case .missing(let text): ("missing", text)
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
