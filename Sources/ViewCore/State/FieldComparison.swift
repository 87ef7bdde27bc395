// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Runtime

/// The comparison of one stored property of two values of a type.
///
/// Properties that are connected by nodes compare with `areInterchangeable`, strings by their
/// characters, everything else by its bytes, and so by the references that it holds. The result
/// "same" is always right. "Different" is not: a new closure or a new array with the same elements
/// is different, which only costs an evaluation.
struct FieldComparison {
  private let offset: Int
  private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init(_ field: StoredField) {
    offset = field.offset
    if let property = field.type as? any InstallableProperty.Type {
      compare = comparison(of: property)
    } else if field.type == String.self {
      compare = { $0.load(as: String.self) == $1.load(as: String.self) }
    } else {
      compare = bytesComparison(of: field.type)
    }
  }

  func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    compare(a + offset, b + offset)
  }
}

/// Returns whether the body of a view, or of a modifier, need not be evaluated for a new value: no
/// stored property can have changed.
@MainActor
package func areInterchangeable<Value>(_ old: Value, _ new: Value) -> Bool {
  areSame(old, new, in: TypeLayout.of(Value.self).fields)
}

/// Returns whether all given fields of two values are the same; all bytes if there are no fields.
private func areSame<Value>(_ old: Value, _ new: Value, in fields: [FieldComparison]) -> Bool {
  withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in
      if fields.isEmpty { return bytesAreSame(old, new, MemoryLayout<Value>.size) }
      for field in fields where !field.areSame(old, new) { return false }
      return true
    }
  }
}

/// Returns whether setting a state from one value to the other changes nothing.
///
/// `Equatable` values compare with `==`, objects by identity, other values without references by
/// their bytes. All others are different.
package func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
  if let old = old as? any Equatable { return isEqual(old, new) }
  if type(of: old as Any) is AnyClass {
    return type(of: new as Any) is AnyClass && (old as AnyObject) === (new as AnyObject)
  }
  guard isTriviallyCopyable(Value.self) else { return false }
  return withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in bytesAreSame(old, new, MemoryLayout<Value>.size) }
  }
}

private func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool {
  (new as? E).map { $0 == old } ?? false
}

private func comparison<P: InstallableProperty>(
  of type: P.Type
) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
  { a, b in
    P.areInterchangeable(
      a.assumingMemoryBound(to: P.self).pointee, b.assumingMemoryBound(to: P.self).pointee)
  }
}

private func bytesComparison(
  of type: Any.Type
) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
  func size<T>(of type: T.Type) -> Int { MemoryLayout<T>.size }
  let count = size(of: type)
  return { bytesAreSame($0, $1, count) }
}

private func bytesAreSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
  memcmp(a, b, count) == 0
}
