// Part of Snapback, under the MIT licence; see LICENSE.

extension Compatibility {
  /// The table as the text of `docs/compatibility.md`.
  package static func document(of declared: [PublicName] = declared) -> String {
    var lines = [
      "# Which of SwiftUI's names are here", "",
      "A name that is here does what SwiftUI does; where it does not quite, the first table says what",
      "differs. What is not here is absent, so that the compiler says so: the second table has what",
      "sources use most of it. All names follow, by family.", "",
      "This file is made from `Sources/Compatibility`; see the tests there.", "",
      "## Approximate", "", "| name | what differs |", "|---|---|",
    ]
    for name in declared.sorted(by: before) {
      if case .approximate(let text) = name.status {
        lines.append("| `\(name.qualified)` | \(text) |")
      }
    }
    lines += ["", "## Missing", "", "| name | why, and what to do |", "|---|---|"]
    for name in missing.sorted(by: before) {
      if case .missing(let text) = name.status { lines.append("| `\(name.qualified)` | \(text) |") }
    }
    lines += ["", "## All names", ""]
    var families: [String: [PublicName]] = [:]
    for name in declared { families[name.family, default: []].append(name) }
    for (family, names) in families.sorted(by: { $0.key < $1.key }) {
      lines += ["### \(family)", ""]
      var owners: [String: [String]] = [:]
      for name in names { owners[name.owner ?? "", default: []].append(name.name) }
      for (owner, members) in owners.sorted(by: { $0.key < $1.key }) {
        let title = owner.isEmpty ? "" : "**\(owner)**: "
        lines.append("- " + title + members.sorted().map { "`\($0)`" }.joined(separator: ", "))
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private static func before(_ one: PublicName, _ other: PublicName) -> Bool {
    one.qualified < other.qualified
  }
}
