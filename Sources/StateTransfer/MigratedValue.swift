// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Runtime

/// Makes values of newer types from values of older types of the same names.
///
/// Values of types that have not changed stay as they are. Structs are migrated property by
/// property, enumerations without associated values by the names of their cases, collections
/// element by element, all other values by encoding and decoding them.
enum MigratedValue {
  /// Returns a value of older code as a value of a type; nil if it cannot be migrated.
  static func migrate<New>(_ old: Any, as type: New.Type) -> New? {
    if let same = old as? New { return same }
    if let container = type as? any MigratableContainer.Type {
      return container.migrate(old) as? New
    }
    guard String(describing: Swift.type(of: old)) == String(describing: type) else { return nil }
    return enumeration(old, as: type) ?? structure(old, as: type) ?? coded(old, as: type)
  }

  private static func structure<New>(_ old: Any, as type: New.Type) -> New? {
    let fields = StoredField.all(of: type)
    let mirror = Mirror(reflecting: old)
    guard mirror.displayStyle == .struct, !fields.isEmpty, fields.allSatisfy({ $0.name != nil })
    else { return nil }
    let values = Dictionary(mirror.children.map { ($0.label ?? "", $0.value) }) { first, _ in first
    }
    var writers: [(UnsafeMutableRawPointer) -> Void] = []
    for field in fields {
      guard let value = values[field.name ?? ""], let writer = writer(value, for: field) else {
        return nil
      }
      writers.append(writer)
    }
    let result = UnsafeMutablePointer<New>.allocate(capacity: 1)
    defer { result.deallocate() }
    for writer in writers { writer(UnsafeMutableRawPointer(result)) }
    return result.move()
  }

  /// Returns a function that initializes a property of a struct; nil if the value cannot be
  /// migrated.
  private static func writer(
    _ value: Any, for field: StoredField
  ) -> ((UnsafeMutableRawPointer) -> Void)? {
    func make<Value>(_ type: Value.Type) -> ((UnsafeMutableRawPointer) -> Void)? {
      guard let migrated = migrate(value, as: type) else { return nil }
      return { base in
        (base + field.offset).initializeMemory(as: Value.self, to: migrated)
      }
    }
    return make(field.type)
  }

  /// Returns the case without associated values that has the name of the old one.
  private static func enumeration<New>(_ old: Any, as type: New.Type) -> New? {
    guard Mirror(reflecting: old).displayStyle == .enum else { return nil }
    let name = String(describing: old)
    return EnumCases.first(of: type) { String(describing: $0) == name }
  }

  private static func coded<New>(_ old: Any, as type: New.Type) -> New? {
    guard let old = old as? any Encodable, let type = type as? any Decodable.Type,
      let data = try? JSONEncoder().encode(old)
    else { return nil }
    return try? JSONDecoder().decode(type, from: data) as? New
  }
}
