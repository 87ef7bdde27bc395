// Part of Snapback, under the MIT licence; see LICENSE.

/// SwiftUI API coverage: the table of supported, approximate and missing names.
package enum Compatibility {
  /// All declared names, sorted by family, owner and name.
  package static let declared = declared(in: declarationTable)

  /// Parses a table of declarations in the format of `declarationTable`, and adds the differences.
  package static func declared(in table: String) -> [PublicName] {
    var names: [PublicName] = []
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count > 2 else { continue }
      let owner = fields[1] == "-" ? nil : fields[1]
      for name in fields.dropFirst(2) {
        let qualified = owner.map { $0 + "." + name } ?? name
        let difference = differences.first { $0.name == qualified }?.text
        names.append(
          PublicName(
            name, owner: owner, family: fields[0],
            status: difference.map { .approximate($0) } ?? .supported))
      }
    }
    return names
  }

  /// Names that programs use and that are missing.
  package static let missing: [PublicName] = missingNames.map { missing in
    let parts = missing.name.split(separator: ".").map(String.init)
    return PublicName(
      parts[parts.count - 1], owner: parts.count > 1 ? parts[0] : nil, family: missing.family,
      status: .missing(missing.text))
  }

  /// All entries for an unqualified name.
  package static func names(_ name: String) -> [PublicName] {
    (declared + missing).filter { $0.name == name }
  }
}
