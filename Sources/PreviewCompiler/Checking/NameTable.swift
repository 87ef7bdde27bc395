// Part of Snapback, under the MIT licence; see LICENSE.

import Compatibility

/// Looks up names in the compatibility table by how they are used.
struct NameTable {
  private var names: [String: [PublicName]] = [:]

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

  /// The status of a name at a use. A difference may concern only some arguments, or one overload; without those
  /// the name is supported.
  func status(of name: PublicName, at use: NameUse, _ arguments: CallArguments?)
    -> PublicName.Status
  {
    let texts = name.differences.filter { difference in
      guard let overload = difference.overload else {
        return !difference.labels.isDisjoint(with: use.labels)
      }
      guard let arguments else { return false }
      let possible = (name.overloads + name.initializers).filter { $0.accepts(arguments) }
      return !possible.isEmpty && possible.allSatisfy { $0 == overload }
    }.map(\.text)
    guard !texts.isEmpty else { return name.status }
    guard case .approximate(let whole) = name.status else {
      return .approximate(texts.joined(separator: " "))
    }
    return .approximate(([whole] + texts).joined(separator: " "))
  }

  /// The overloads that a call can refer to; nil if they are not known: of types without initializers of their own,
  /// of members of other libraries' types, and of those that the standard library has too.
  func overloads(
    for use: NameUse, _ arguments: CallArguments
  ) -> [(name: PublicName, overload: Overload)]? {
    let all = (names[use.name] ?? []).filter { !$0.isMissing }
    var candidates = all.filter { $0.owner != nil }
    switch use.kind {
    case .plain:
      guard let name = all.first(where: { $0.owner == nil }) else { return nil }
      return name.isValue ? initializers(of: name) : name.overloads.map { (name, $0) }
    case .member(let owner):
      candidates.removeAll { $0.owner != owner }
      guard hasType(owner) else { return nil }
    case .method:
      // Other types have methods of the same names.
      guard candidates.contains(where: { $0.owner == "View" }) else { return nil }
    case .implicit:
      guard candidates.contains(where: { Self.order.contains($0.owner ?? "") }) else { return nil }
    case .attribute, .property, .keyPath, .module: return nil
    }
    // A closure in a property is called without labels.
    let isType = use.name.first?.isUppercase == true
    let mayBeClosure = arguments.labels.allSatisfy { $0 == nil }
    guard !candidates.isEmpty, !Self.common.contains(use.name),
      !candidates.contains(where: { $0.isValue && (isType || mayBeClosure) })
    else { return nil }
    return candidates.flatMap { name in name.overloads.map { (name, $0) } }
  }

  /// The initializers of a type and its superclasses; nil if it has none, or a superclass of another library.
  private func initializers(of type: PublicName) -> [(name: PublicName, overload: Overload)]? {
    var found: [(name: PublicName, overload: Overload)] = []
    var next: PublicName? = type
    while let name = next {
      found += name.initializers.map { (type, $0) }
      guard let superclass = name.superclass else { break }
      next = names[superclass]?.first { $0.owner == nil && $0.isValue }
      if next == nil { return nil }
    }
    return found.isEmpty ? nil : found
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

  /// Returns whether the table has a name, for any owner.
  func isListed(_ name: String) -> Bool { names[name] != nil }

  /// Returns whether the table declares a type.
  func hasType(_ name: String) -> Bool {
    names[name]?.contains { $0.owner == nil && !$0.isMissing } == true
  }

  /// Returns whether the table declares a member of that name for any type.
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
    "PlaygroundSupport", "CoreData", "SwiftData", "PhotosUI", "UserNotifications",
    "simd",
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
