// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility

/// Looks up names in the compatibility table by how they are used.
struct NameTable {
  private var names: [String: [PublicName]] = [:]
  private let labels = Compatibility.labels

  init() {
    for name in Compatibility.declared + Compatibility.missing {
      names[name.name, default: []].append(name)
    }
  }

  /// Members that types of the standard library have too, so that a use does not identify one of
  /// SwiftUI's.
  private static let common: Set<String> = [
    "count", "first", "last", "map", "filter", "contains", "append", "insert", "remove", "min",
    "max",
    "reduce", "sorted", "index", "forEach", "compactMap", "flatMap", "isEmpty", "description",
    "prefix",
    "dropFirst", "allSatisfy", "removeDuplicates", "zip", "hashValue", "rawValue", "init", "union",
    "intersection", "formUnion", "subtracting", "removeLast", "none", "some", "send", "value",
  ]
  /// The owners that are preferred if several types have a member of the same name.
  private static let order = [
    "View", "Shape", "Gesture", "Animation", "Text", "Image", "Color", "ShapeStyle", "Font",
  ]
  /// The owner of the names in key paths.
  private static let environment = "EnvironmentValues"

  /// The table's entry for a use; nil if the table has none.
  func name(for use: NameUse) -> PublicName? {
    let all = names[use.name] ?? []
    switch use.kind {
    case .module: return nil
    case .plain:
      return all.first { $0.owner == nil && $0.family != Self.attributes }
    case .attribute:
      return all.first { $0.owner == nil }
    case .keyPath:
      return all.first { $0.owner == Self.environment }
    case .member(let owner):
      return all.first { $0.owner == owner } ?? all.first { $0.owner == "View" && $0.isMissing }
    case .method:
      return all.contains { $0.owner == "View" } ? best(all) : common(use, all)
    case .property:
      return common(use, all.filter { $0.owner != "View" && $0.owner != Self.environment })
    case .implicit:
      return best(all.filter { $0.owner != "View" && $0.owner != Self.environment })
    }
  }

  /// The status of a name at a use. A difference may concern only one argument; without that
  /// argument the name is supported.
  func status(of name: PublicName, at use: NameUse) -> PublicName.Status {
    guard case .approximate = name.status, let label = labels[name.qualified] else {
      return name.status
    }
    return use.labels.contains(label) ? name.status : .supported
  }

  /// All declared names that are possible for a kind of use, as candidates for a suggestion.
  func names(like kind: NameUse.Kind, of owner: String?) -> [String] {
    let declared = names.values.joined().filter { !$0.isMissing }
    let found: [PublicName]
    switch kind {
    case .plain, .attribute: found = declared.filter { $0.owner == nil }
    case .method: found = declared.filter { $0.owner == "View" || $0.owner == owner }
    case .module: return Self.modules.sorted()
    case .keyPath: found = declared.filter { $0.owner == Self.environment }
    case .property, .implicit, .member:
      let own = declared.filter { $0.owner == owner }
      found = own.isEmpty ? declared.filter { $0.owner != nil } : own
    }
    return Set(found.map(\.name)).sorted()
  }

  /// Whether the table has a name, for any owner.
  func isListed(_ name: String) -> Bool { names[name] != nil }

  /// Whether the table declares a type.
  func hasType(_ name: String) -> Bool {
    names[name]?.contains { $0.owner == nil && !$0.isMissing } == true
  }

  /// Whether the table declares a member of that name for any type.
  func isDeclared(_ name: String) -> Bool {
    names[name]?.contains { $0.owner != nil && !$0.isMissing } == true
  }

  /// The table's entry for a missing member of a type.
  func missing(_ name: String, of owner: String?) -> PublicName? {
    names[name]?.first { $0.isMissing && ($0.owner == owner || owner == nil || $0.owner == "View") }
  }

  /// The modules that sources can import.
  static let modules: Set<String> = [
    "SwiftUI", "UIKit", "Snapback", "Combine", "Foundation", "Observation", "Dispatch", "Swift",
    "Glibc", "RegexBuilder", "Synchronization", "FoundationEssentials", "FoundationNetworking",
    "UniformTypeIdentifiers", "Charts", "CoreGraphics", "QuartzCore", "OSLog", "os",
    "PlaygroundSupport", "CoreData", "PhotosUI",
  ]

  /// The family of names that are used only as attributes.
  static let attributes = "Attributes"

  private func common(_ use: NameUse, _ all: [PublicName]) -> PublicName? {
    Self.common.contains(use.name) ? nil : best(all)
  }

  private func best(_ all: [PublicName]) -> PublicName? {
    let owned = all.filter { $0.owner != nil }
    for owner in Self.order {
      if let name = owned.first(where: { $0.owner == owner }) { return name }
    }
    return owned.first { !$0.isMissing } ?? owned.first
  }
}

extension PublicName {
  var isMissing: Bool {
    if case .missing = status { true } else { false }
  }
}
