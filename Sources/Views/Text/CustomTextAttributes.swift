// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// A value that a text renderer finds in the parts of a text that have it.
public protocol TextAttribute {}

extension Text {
  /// Attaches a value for text renderers, replacing one of the same type.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    modifying { $0.customAttributes.insert(value) }
  }
}

/// The values that a text has for text renderers, by type.
///
/// Values are equal if they are `Equatable` and equal, or if their type has a single value.
struct CustomTextAttributes: Hashable, Sendable {
  private var values: [ObjectIdentifier: StoredAttribute] = [:]

  mutating func insert<T: TextAttribute>(_ value: T) {
    values[ObjectIdentifier(T.self)] = StoredAttribute(value)
  }

  /// Returns these values, replaced by those of the same types in `other`.
  func merging(_ other: CustomTextAttributes) -> CustomTextAttributes {
    if other.values.isEmpty { return self }
    var result = self
    result.values.merge(other.values) { $1 }
    return result
  }

  subscript<T: TextAttribute>(type: T.Type) -> T? {
    values[ObjectIdentifier(type)]?.value as? T
  }
}

private final class StoredAttribute: Hashable, Sendable {
  nonisolated(unsafe) let value: any TextAttribute
  private let isEmpty: Bool

  init<T: TextAttribute>(_ value: T) {
    self.value = value
    isEmpty = MemoryLayout<T>.size == 0
  }

  static func == (one: StoredAttribute, other: StoredAttribute) -> Bool {
    if one === other { return true }
    guard type(of: one.value) == type(of: other.value) else { return false }
    if one.isEmpty { return true }
    return (one.value as? any Equatable)?.isEqual(to: other.value) ?? false
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: value)))
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
