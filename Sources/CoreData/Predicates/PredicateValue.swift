// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An object whose properties have names.
protocol KeyedValues {
  /// The value of a property; nil if it has none.
  func value(named key: String) -> Any?
}

/// The values that predicates and sort descriptors compare.
enum PredicateValue {
  /// The value without optionals around it, in the types of Swift; nil for nil and `NSNull`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any WrappedValue { return unwrapped(optional.wrapped) }
    switch value {
    case is NSNull: return nil
    case let value as NSString: return String(describing: value)
    case let value as NSDate:
      return Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as NSUUID: return UUID(uuidString: value.uuidString)
    default: return value
    }
  }

  /// The elements of a collection; nil for other values.
  static func elements(_ value: Any?) -> [Any]? {
    switch unwrapped(value) {
    case let array as [Any]: array
    case let set as Set<AnyHashable>: set.map(\.base)
    case let set as NSSet: set.allObjects
    case let array as NSArray: array.map { $0 }
    default: nil
    }
  }

  /// The value of a property of an object, and of each element of a collection.
  static func value(of object: Any?, forKey key: String) -> Any? {
    let object = unwrapped(object)
    if key == "@count" { return elements(object)?.count }
    if let object = object as? any KeyedValues { return object.value(named: key) }
    if let elements = elements(object) {
      return elements.map { value(of: $0, forKey: key) ?? NSNull() }
    }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    return object.flatMap { object in
      Mirror(reflecting: object).children.first { $0.label == key }?.value
    }
  }

  /// Negative, 0 or positive; nil if the values cannot be compared.
  static func order(_ left: Any?, _ right: Any?) -> Int? {
    guard let left = unwrapped(left), let right = unwrapped(right) else { return nil }
    if let left = number(left), let right = number(right) {
      return left == right ? 0 : left < right ? -1 : 1
    }
    if let left = left as? Date, let right = right as? Date {
      return left == right ? 0 : left < right ? -1 : 1
    }
    if let left = left as? any Comparable { return order(left, right) }
    return nil
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> Int? {
    guard let right = right as? Value else { return nil }
    return left == right ? 0 : left < right ? -1 : 1
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

/// An optional value of any type.
private protocol WrappedValue {
  var wrapped: Any? { get }
}

extension Optional: WrappedValue {
  var wrapped: Any? { map { $0 } }
}
