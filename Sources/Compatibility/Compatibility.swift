// Part of Snapback, under the MIT licence; see LICENSE.

/// SwiftUI API coverage: the table of supported, approximate and missing names.
package enum Compatibility {
  /// All declared names, sorted by family, owner and name.
  package static let declared = declared(in: declarationTable, differences: differenceTable)

  /// Names that programs use and that are missing.
  package static let missing: [PublicName] = missingNames.flatMap { missing in
    missing.names.map { name in
      let parts = name.split(separator: ".").map(String.init)
      return PublicName(
        parts[parts.count - 1], owner: parts.count > 1 ? parts[0] : nil, family: missing.family,
        status: .missing(missing.text))
    }
  }

  /// All entries for an unqualified name.
  package static func names(_ name: String) -> [PublicName] {
    (declared + missing).filter { $0.name == name }
  }

  /// Parses a table of declarations in the format of `declarationTable`, and one of differences.
  package static func declared(in table: String, differences: String) -> [PublicName] {
    var names: [PublicName] = []
    var indices: [String: Int] = [:]
    var superclasses: [(class: String, superclass: String)] = []
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count > 2 else { continue }
      let owner = fields[1] == "-" ? nil : String(fields[1])
      for field in fields.dropFirst(2) {
        if field.hasPrefix("<") {
          superclasses.append((owner ?? "", String(field.dropFirst())))
          continue
        }
        let base = String(field.prefix { $0 != "(" })
        let qualified = owner.map { $0 + "." + base } ?? base
        let index = indices[qualified] ?? names.count
        if index == names.count {
          names.append(PublicName(base, owner: owner, family: String(fields[0])))
          indices[qualified] = index
        }
        if base.count == field.count {
          names[index].isValue = true
        } else {
          names[index].overloads.append(Overload(field.dropFirst(base.count)))
        }
      }
    }
    for (name, superclass) in superclasses {
      if let index = indices[name] { names[index].superclass = superclass }
    }
    for difference in parsed(differences) {
      guard let index = indices[difference.name] else { continue }
      names[index].add(difference.text, signature: difference.signature)
    }
    // An initializer is called by the name of its type.
    for initializer in names where initializer.name == "init" {
      guard let type = initializer.owner.flatMap({ indices[$0] }) else { continue }
      names[type].differences += initializer.differences
      names[type].initializers = initializer.overloads
    }
    return names
  }

  /// The lines of a table of differences: a name, its argument labels if it concerns one overload only, and the
  /// text. Lines that begin with spaces continue the one before.
  package static func parsed(
    _ differences: String
  ) -> [(name: String, signature: String?, text: String)] {
    differences.replacing("\n  ", with: " ").split(separator: "\n").map { line in
      let key = line.prefix { $0 != " " }
      let name = key.prefix { $0 != "(" }
      return (
        String(name), name.count == key.count ? nil : String(key.dropFirst(name.count)),
        String(line.dropFirst(key.count + 1))
      )
    }
  }
}

extension PublicName {
  fileprivate mutating func add(_ text: String, signature: String?) {
    let labels = Set(overloads.flatMap { $0.parameters.compactMap(\.label) })
      .intersection(Difference.arguments(text))
    let overload = signature.flatMap { own in overloads.first { $0.signature == own } }
    if labels.isEmpty, overload == nil {
      status = .approximate(text)
    } else {
      differences.append(Difference(labels: labels, overload: overload, text: text))
    }
  }
}

extension Difference {
  /// The names between backticks with which a text begins: those of the arguments that it concerns.
  package static func arguments(_ text: String) -> [String] { split(text).arguments }

  /// The names between backticks with which a text begins, and what follows them.
  package static func split(_ text: String) -> (arguments: [String], rest: Substring) {
    var names: [String] = []
    var rest = text[...]
    while rest.first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
      names.append(String(rest[rest.index(after: rest.startIndex)..<end]))
      rest = rest[rest.index(after: end)...]
      guard let joint = [", and ", " and ", ", "].first(where: rest.hasPrefix) else { break }
      rest = rest.dropFirst(joint.count)
    }
    return (names, rest)
  }
}
