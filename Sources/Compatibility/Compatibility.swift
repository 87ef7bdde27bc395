// Part of Snapback, under the MIT licence; see LICENSE.

/// The one table of what SwiftUI's names do here.
package enum Compatibility {
  /// Every name that is declared, by family, owner and name.
  package static let declared = declared(in: declarationTable)

  /// The names of a table of declarations.
  package static func declared(in table: String) -> [PublicName] {
    var names: [PublicName] = []
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 2 else { continue }
      let owner = words[1] == "-" ? nil : words[1]
      for name in words.dropFirst(2) {
        let qualified = owner.map { $0 + "." + name } ?? name
        let difference = differences.first { $0.name == qualified }?.text
        names.append(
          PublicName(
            name, owner: owner, family: words[0],
            status: difference.map { .approximate($0) } ?? .supported))
      }
    }
    return names
  }

  /// What sources use and is not there.
  package static let missing: [PublicName] = absences.map { absence in
    let parts = absence.name.split(separator: ".").map(String.init)
    return PublicName(
      parts[parts.count - 1], owner: parts.count > 1 ? parts[0] : nil, family: absence.family,
      status: .missing(absence.text))
  }

  /// All that is known of a name as it stands in a source, without its owner.
  package static func names(_ name: String) -> [PublicName] {
    (declared + missing).filter { $0.name == name }
  }
}
