// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The objects of a to-many relationship, in the order in which they were added.
final class RelatedObjects {
  var objects: [NSManagedObject]
  init(_ objects: [NSManagedObject]) { self.objects = objects }
}

/// Values of properties in the types that the program declares.
enum ManagedValue {
  /// The objects as a set or an array.
  static func collection<Value>(_ objects: [NSManagedObject], _ type: Value.Type) -> Value? {
    NSSet(array: objects) as? Value ?? NSOrderedSet(array: objects) as? Value
      ?? Set(objects) as? Value ?? objects as? Value
  }

  /// The value of a property that has not been set. A type without one is a programming error.
  static func zero<Value>(_ key: String, of object: NSManagedObject) -> Value {
    if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let value = type.init(nilLiteral: ()) as? Value
    {
      return value
    }
    let zeros: [Any] = [
      "", false, 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0),
      Date(timeIntervalSinceReferenceDate: 0), Data(), NSDecimalNumber.zero, NSSet(),
    ]
    guard let value = zeros.lazy.compactMap({ $0 as? Value }).first else {
      fatalError("The property \"\(key)\" of \(type(of: object)) has no value.")
    }
    return value
  }
}

extension PredicateValue {
  static func isNothing(_ value: Any?) -> Bool { unwrapped(value) == nil }

  /// The objects of the value of a relationship.
  static func relatedObjects(_ value: Any?) -> [NSManagedObject] {
    let value = unwrapped(value)
    if let object = value as? NSManagedObject { return [object] }
    if let objects = value as? Set<NSManagedObject> { return Array(objects) }
    if let set = value as? NSOrderedSet { return set.array.compactMap { $0 as? NSManagedObject } }
    return (elements(value) ?? []).compactMap { $0 as? NSManagedObject }
  }
}
