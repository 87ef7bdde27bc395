// Part of Snapback, under the MIT licence; see LICENSE.

extension Compatibility {
  /// The text of `docs/compatibility.md`.
  package static func document(of declared: [PublicName] = declared) -> String {
    var lines = [
      "# SwiftUI API coverage", "",
      "A name that is listed here behaves as in SwiftUI, apart from the differences in the first table.",
      "Everything else is not declared, so that the compiler reports it; the second table lists the missing",
      "names that programs use most often. All supported names follow, by family.", "",
      "This file is generated from the compiled modules and their doc comments: `RECORD_SNAPSHOTS=1 swift test`",
      "`--filter CompatibilityTests` writes it again.", "",
      "## Differences from SwiftUI", "", "| Name | Difference |", "|---|---|",
    ]
    for name in declared.sorted(by: before) {
      if case .approximate(let text) = name.status {
        lines.append("| `\(name.qualified)` | \(text) |")
      }
      // The differences of an initializer are also listed with its type.
      for difference in name.differences where !name.isValue {
        let signature = difference.overload?.signature ?? ""
        lines.append("| `\(name.qualified)\(signature)` | \(difference.text) |")
      }
    }
    lines += ["", "## Missing names", "", "| Name | Reason, or what to use instead |", "|---|---|"]
    for name in missing.sorted(by: before) {
      if case .missing(let text) = name.status { lines.append("| `\(name.qualified)` | \(text) |") }
    }
    lines += ["", "## All supported names", ""]
    var families: [String: [PublicName]] = [:]
    for name in declared { families[name.family, default: []].append(name) }
    for (family, names) in families.sorted(by: { $0.key < $1.key }) {
      lines += ["### \(family)", ""]
      var owners: [String: [String]] = [:]
      for name in names {
        let overloads = Set(name.overloads.map { name.name + $0.signature }).sorted()
        owners[name.owner ?? "", default: []] += (name.isValue ? [name.name] : []) + overloads
      }
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
