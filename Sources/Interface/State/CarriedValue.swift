// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Makes values of types out of those that older code had by the same names.
///
/// Types that both know stay as they are. Structs are taken over property by property, plain enumerations by
/// their case's name, collections element by element; everything else only where it can be coded and decoded.
enum CarriedValue {
  /// The value as one of the type; nil where it cannot be.
  static func of<New>(_ old: Any, as type: New.Type) -> New? {
    if let same = old as? New { return same }
    if let container = type as? any CarryingContainer.Type {
      return container.carry(old) as? New
    }
    let names = [
      _typeName(Swift.type(of: old), qualified: false), _typeName(type, qualified: false),
    ]
    guard names[0] == names[1] else { return nil }
    return enumeration(old, as: type) ?? structure(old, as: type) ?? coded(old, as: type)
  }

  private static func structure<New>(_ old: Any, as type: New.Type) -> New? {
    let fields = StoredField.all(of: type)
    let children = Mirror(reflecting: old)
    guard children.displayStyle == .struct, !fields.isEmpty, fields.allSatisfy({ $0.name != nil })
    else { return nil }
    let values = Dictionary(children.children.map { ($0.label ?? "", $0.value) }) { first, _ in
      first
    }
    var writers: [(UnsafeMutableRawPointer) -> Void] = []
    for field in fields {
      guard let value = values[field.name ?? ""], let writer = writer(value, for: field) else {
        return nil
      }
      writers.append(writer)
    }
    let place = UnsafeMutablePointer<New>.allocate(capacity: 1)
    defer { place.deallocate() }
    for writer in writers { writer(UnsafeMutableRawPointer(place)) }
    return place.move()
  }

  /// What writes the value into its place in a struct; nil where it cannot be carried.
  private static func writer(
    _ value: Any, for field: StoredField
  ) -> ((UnsafeMutableRawPointer) -> Void)? {
    func make<Value>(_ type: Value.Type) -> ((UnsafeMutableRawPointer) -> Void)? {
      guard let carried = of(value, as: type) else { return nil }
      return { base in
        (base + field.offset).initializeMemory(as: Value.self, to: carried)
      }
    }
    return _openExistential(field.type, do: make)
  }

  /// A case without values, by its name. A value of such a type is a byte that counts its cases.
  private static func enumeration<New>(_ old: Any, as type: New.Type) -> New? {
    guard Mirror(reflecting: old).displayStyle == .enum, _isPOD(type), MemoryLayout<New>.size == 1,
      let count = EnumCases.count(of: type)
    else { return nil }
    let name = String(describing: old)
    for number in 0..<UInt8(clamping: count) {
      let value = withUnsafeBytes(of: number) { $0.loadUnaligned(as: type) }
      if String(describing: value) == name { return value }
    }
    return nil
  }

  private static func coded<New>(_ old: Any, as type: New.Type) -> New? {
    guard let old = old as? any Encodable, let type = type as? any Decodable.Type,
      let data = try? JSONEncoder().encode(old)
    else { return nil }
    return try? JSONDecoder().decode(type, from: data) as? New
  }
}

/// A value made of values of a type, which can be carried one by one.
private protocol CarryingContainer {
  static func carry(_ old: Any) -> Any?
}

extension Optional: CarryingContainer {
  fileprivate static func carry(_ old: Any) -> Any? {
    let mirror = Mirror(reflecting: old)
    guard mirror.displayStyle == .optional else { return nil }
    guard let value = mirror.children.first?.value else { return Self.none as Any }
    return CarriedValue.of(value, as: Wrapped.self).map { Self.some($0) as Any }
  }
}

extension Array: CarryingContainer {
  fileprivate static func carry(_ old: Any) -> Any? {
    let mirror = Mirror(reflecting: old)
    guard mirror.displayStyle == .collection else { return nil }
    let values = mirror.children.compactMap { CarriedValue.of($0.value, as: Element.self) }
    return values.count == mirror.children.count ? values : nil
  }
}

extension Set: CarryingContainer {
  fileprivate static func carry(_ old: Any) -> Any? {
    let mirror = Mirror(reflecting: old)
    guard mirror.displayStyle == .set else { return nil }
    let values = mirror.children.compactMap { CarriedValue.of($0.value, as: Element.self) }
    return values.count == mirror.children.count ? Set(values) : nil
  }
}
