// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// An order of objects by a property. Objects without a value come first.
public final class NSSortDescriptor {
  /// The name of the property; nil if it is given by a key path.
  public let key: String?
  /// The property; nil if it is given by its name.
  public let keyPath: AnyKeyPath?
  /// Whether smaller values come first.
  public let ascending: Bool

  /// Orders objects by the property with a name.
  public init(key: String?, ascending: Bool) {
    self.key = key
    keyPath = nil
    self.ascending = ascending
  }

  /// Orders objects by a property.
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    key = nil
    self.keyPath = keyPath
    self.ascending = ascending
  }

  /// The order of two objects.
  public func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let (first, second) = (value(object1), value(object2))
    let isFirstNil = PredicateValue.isNothing(first)
    let order =
      isFirstNil != PredicateValue.isNothing(second)
      ? (isFirstNil ? -1 : 1) : PredicateValue.order(first, second) ?? 0
    if order == 0 { return .orderedSame }
    return (order < 0) == ascending ? .orderedAscending : .orderedDescending
  }

  /// The same order, backwards.
  public var reversedSortDescriptor: Any { NSSortDescriptor(self, ascending: !ascending) }

  private init(_ other: NSSortDescriptor, ascending: Bool) {
    (key, keyPath) = (other.key, other.keyPath)
    self.ascending = ascending
  }

  private func value(_ object: Any) -> Any? {
    if let keyPath { return object[keyPath: keyPath] }
    guard let key else { return object }
    return key.split(separator: ".").reduce(Optional(object)) {
      PredicateValue.value(of: $0, forKey: String($1))
    }
  }
}
