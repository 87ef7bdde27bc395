// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Runtime

/// The comparison of two values of a type, which decides whether a view that stores them is to be
/// evaluated again.
///
/// Plain data compares by its bytes, without the padding between properties. A type with a
/// comparison of its own (`SelfComparing`) uses that; `Equatable` values compare with `==`, objects
/// by identity, closures by their code and their captured context, and the values of other structs
/// and tuples property by property. The result "same" is always right. "Different" is not: a new
/// closure that captures the same values is different, which only costs an evaluation.
@MainActor
final class ValueComparison {
  /// Compares the values at two addresses.
  typealias Comparator = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// The ranges of plain data and references, which are compared first.
  private var ranges: [(offset: Int, count: Int)] = []
  private var calls: [(offset: Int, compare: Comparator)] = []
  private let size: Int
  /// Whether values of the same bytes are the same.
  private var bytesSuffice = true

  /// Whether all values count as different: code that compares the same may have changed.
  static var isSuspended = false

  private static var known: [ObjectIdentifier: ValueComparison] = [:]

  static func of(_ type: Any.Type) -> ValueComparison {
    if let comparison = known[ObjectIdentifier(type)] { return comparison }
    let comparison = ValueComparison(reading: type)
    known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  private init(reading type: Any.Type) {
    size = byteCount(of: type)
    add(type, at: 0)
  }

  func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for range in ranges
    where memcmp(a + range.offset, b + range.offset, range.count) != 0 { return false }
    if calls.isEmpty || (bytesSuffice && memcmp(a, b, size) == 0) { return true }
    for call in calls where !call.compare(a + call.offset, b + call.offset) { return false }
    return true
  }

  /// Adds the value at an offset. The dynamic properties of shapes are not connected to storage and have the values
  /// that they were created with, so that they are compared like other values.
  private func add(_ type: Any.Type, at offset: Int, isInShape: Bool = false) {
    if !isInShape, let property = type as? any InstallableProperty.Type {
      return calls.append((offset, comparator(of: property)))
    }
    if let comparing = type as? any SelfComparing.Type {
      if comparing.comparesBytes { return addRange(at: offset, byteCount(of: type)) }
      if !comparing.bytesSuffice { bytesSuffice = false }
      return calls.append((offset, comparing.makeComparator()))
    }
    let count = byteCount(of: type)
    if !isPlainData(type), !(type is AnyClass), let equatable = type as? any Equatable.Type {
      return calls.append((offset, comparator(of: equatable)))
    }
    let fields = StoredField.all(of: type)
    if fields.isEmpty {
      // The bytes after the payload of a smaller case are undefined.
      if count > 1, EnumCases.isEnumeration(type) {
        calls.append((offset, enumerationComparator(of: type)))
      } else {
        addRange(at: offset, count)
      }
    }
    let isInShape = isInShape || (type is any Animatable.Type && type is any View.Type)
    for field in fields { add(field.type, at: offset + field.offset, isInShape: isInShape) }
  }

  /// Adds a range of bytes, to the preceding one if it continues that.
  private func addRange(at offset: Int, _ count: Int) {
    guard count > 0 else { return }
    if let last = ranges.last, last.offset + last.count == offset {
      ranges[ranges.count - 1].count += count
    } else {
      ranges.append((offset, count))
    }
  }
}

/// Returns whether the body of a view, or of a modifier, need not be evaluated for a new value: no
/// stored property can have changed.
@MainActor
package func areInterchangeable<Value>(_ old: Value, _ new: Value) -> Bool {
  if ValueComparison.isSuspended { return false }
  let comparison = ValueComparison.of(Value.self)
  return withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in comparison.areSame(old, new) }
  }
}

/// Returns the names of the stored properties that differ.
@MainActor
func changedFields<Value>(_ old: Value, _ new: Value) -> [String] {
  withUnsafePointer(to: old) { old in
    withUnsafePointer(to: new) { new in
      StoredField.all(of: Value.self).compactMap { field in
        let (a, b) = (UnsafeRawPointer(old) + field.offset, UnsafeRawPointer(new) + field.offset)
        return ValueComparison.of(field.type).areSame(a, b) ? nil : field.name
      }
    }
  }
}

/// Returns whether setting a value from one to the other changes nothing.
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
    withUnsafePointer(to: new) { new in memcmp(old, new, MemoryLayout<Value>.size) == 0 }
  }
}

private func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool {
  (new as? E).map { $0 == old } ?? false
}

private func byteCount(of type: Any.Type) -> Int {
  func count<T>(of type: T.Type) -> Int { MemoryLayout<T>.size }
  return count(of: type)
}

private func isPlainData(_ type: Any.Type) -> Bool {
  func isPlain<T>(_ type: T.Type) -> Bool { isTriviallyCopyable(type) }
  return isPlain(type)
}

private func comparator<P: InstallableProperty>(of type: P.Type) -> ValueComparison.Comparator {
  { a, b in
    P.areInterchangeable(
      a.assumingMemoryBound(to: P.self).pointee, b.assumingMemoryBound(to: P.self).pointee)
  }
}

private func comparator<E: Equatable>(of type: E.Type) -> ValueComparison.Comparator {
  { a, b in
    a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
  }
}

private func enumerationComparator(of type: Any.Type) -> ValueComparison.Comparator {
  func make<E>(_ type: E.Type) -> ValueComparison.Comparator {
    if let equatable = type as? any Equatable.Type { return comparator(of: equatable) }
    return { a, b in
      memcmp(a, b, MemoryLayout<E>.size) == 0
        || areSameInside(
          a.assumingMemoryBound(to: E.self).pointee, b.assumingMemoryBound(to: E.self).pointee)
    }
  }
  return make(type)
}

/// Compares the payloads of two values of an enumeration, or the parts of such payloads.
private func areSameInside(_ a: Any, _ b: Any) -> Bool {
  if let a = a as? any Equatable { return isEqual(a, b) }
  guard type(of: a) == type(of: b) else { return false }
  if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
  let (parts, others) = (Mirror(reflecting: a).children, Mirror(reflecting: b).children)
  guard !parts.isEmpty, parts.count == others.count else { return false }
  return zip(parts, others).allSatisfy { part, other in
    part.label == other.label && areSameInside(part.value, other.value)
  }
}
