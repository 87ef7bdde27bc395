// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility

/// Says which name of the table a use means.
struct NameTable {
  private var names: [String: [PublicName]] = [:]
  private let labels = Compatibility.labels

  init() {
    for name in Compatibility.declared + Compatibility.missing {
      names[name.name, default: []].append(name)
    }
  }

  /// What arrays, texts and numbers have too; it says nothing about ours.
  private static let common: Set<String> = [
    "count", "first", "last", "map", "filter", "contains", "append", "insert", "remove", "min",
    "max",
    "reduce", "sorted", "index", "forEach", "compactMap", "flatMap", "isEmpty", "description",
    "prefix",
    "dropFirst", "allSatisfy", "removeDuplicates", "zip", "hashValue", "rawValue", "init", "union",
    "intersection", "formUnion", "subtracting", "removeLast", "none", "some", "send", "value",
  ]
  /// Whose member is meant where several types have one of that name.
  private static let order = [
    "View", "Shape", "Gesture", "Animation", "Text", "Image", "Color", "ShapeStyle", "Font",
  ]
  /// Whose names stand behind a backslash.
  private static let environment = "EnvironmentValues"

  /// The name that is meant; nil for one that the table does not have.
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

  /// What is to be said of a use of a name: a difference may be one of an argument only.
  func status(of name: PublicName, at use: NameUse) -> PublicName.Status {
    guard case .approximate = name.status, let label = labels[name.qualified] else {
      return name.status
    }
    return use.labels.contains(label) ? name.status : .supported
  }

  /// All names that could stand where a use does.
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

  /// Whether a type is one of the table's.
  func hasType(_ name: String) -> Bool {
    names[name]?.contains { $0.owner == nil && !$0.isMissing } == true
  }

  /// Whether a member of that name is there for some type.
  func isDeclared(_ name: String) -> Bool {
    names[name]?.contains { $0.owner != nil && !$0.isMissing } == true
  }

  /// What a view, a gesture or another value does not have, and the table says why.
  func missing(_ name: String, of owner: String?) -> PublicName? {
    names[name]?.first { $0.isMissing && ($0.owner == owner || owner == nil || $0.owner == "View") }
  }

  /// What can be imported.
  static let modules: Set<String> = [
    "SwiftUI", "UIKit", "Snapback", "Combine", "Foundation", "Observation", "Dispatch", "Swift",
    "Glibc", "RegexBuilder", "Synchronization", "FoundationEssentials", "FoundationNetworking",
  ]

  /// The family of names that are written behind an `@` only.
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
