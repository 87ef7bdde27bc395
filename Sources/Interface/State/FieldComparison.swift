// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(Reflection) import Swift

/// A stored property as the runtime describes it.
struct StoredField {
  var name: String?
  var offset: Int
  var type: Any.Type

  /// The stored properties of a struct, or of a class that is asked for as such; none for anything else.
  static func all(of type: Any.Type, isClass: Bool = false) -> [StoredField] {
    var fields: [StoredField] = []
    // The first option is that of classes.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: isClass ? 1 : 0)) {
      name, offset, type, _ in
      fields.append(StoredField(name: String(validatingCString: name), offset: offset, type: type))
      return true
    }
    return fields
  }
}

/// Tells whether a stored property of two values of a type is certainly the same.
///
/// Plain data compares by its bytes, strings by their characters, everything else by the references it
/// holds. So "same" is always right, and "different" may only cost an evaluation: a closure or an
/// array made anew counts as different.
struct FieldComparison {
  private let offset: Int
  private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init(_ field: StoredField) {
    offset = field.offset
    if let property = field.type as? any InstallableProperty.Type {
      compare = comparison(property)
    } else if field.type == String.self {
      compare = { $0.load(as: String.self) == $1.load(as: String.self) }
    } else {
      compare = bytesComparison(field.type)
    }
  }

  func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    compare(a + offset, b + offset)
  }
}

/// Whether a view may keep its last body: no stored property can have changed.
@MainActor
func areInterchangeable<Value>(_ old: Value, _ new: Value) -> Bool {
  areSame(old, new, in: TypeLayout.of(Value.self).fields)
}

/// Whether two values are the same in all of their fields; in their bytes where they have none.
private func areSame<Value>(_ old: Value, _ new: Value, in fields: [FieldComparison]) -> Bool {
  withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in
      if fields.isEmpty { return bytesAreSame(old, new, MemoryLayout<Value>.size) }
      for field in fields where !field.areSame(old, new) { return false }
      return true
    }
  }
}

/// Whether setting a state to a value changes nothing: equal where that can be asked, else the same bytes.
func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
  if let old = old as? any Equatable { return isEqual(old, new) }
  if type(of: old as Any) is AnyClass {
    return type(of: new as Any) is AnyClass && (old as AnyObject) === (new as AnyObject)
  }
  guard _isPOD(Value.self) else { return false }
  return withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in bytesAreSame(old, new, MemoryLayout<Value>.size) }
  }
}

private func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool {
  (new as? E).map { $0 == old } ?? false
}

private func comparison<P: InstallableProperty>(
  _ type: P.Type
) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
  { a, b in
    P.areInterchangeable(
      a.assumingMemoryBound(to: P.self).pointee, b.assumingMemoryBound(to: P.self).pointee)
  }
}

private func bytesComparison(_ type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
  func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
  let count = _openExistential(type, do: size)
  return { bytesAreSame($0, $1, count) }
}

private func bytesAreSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
  memcmp(a, b, count) == 0
}
