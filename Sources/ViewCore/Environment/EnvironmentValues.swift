// Part of Snapback, under the MIT licence; see LICENSE.

/// The values that a view inherits from its ancestors.
///
/// Add a custom value with a property in an extension that reads and writes `self[YourKey.self]`.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?
  /// The values that were set on this instance.
  package private(set) var changes: [ObjectIdentifier: Any] = [:]

  /// Creates an environment in which all values are the defaults.
  public init() {
    scope = nil
  }

  package init(_ scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The value of a custom key; its default value if no ancestor sets it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Unwrapped before the cast: a missing value would be cast to the nil of an optional type.
      guard let value = value(for: ObjectIdentifier(key)) else { return Key.defaultValue }
      return Self.cast(value, key)
    }
    set { changes[ObjectIdentifier(key)] = newValue }
  }

  // Apart from the getter, which most calls leave without a value: a cast looks up the metadata of an optional type.
  @inline(never)
  private static func cast<Key: EnvironmentKey>(_ value: Any, _ key: Key.Type) -> Key.Value {
    value as? Key.Value ?? Key.defaultValue
  }

  /// Returns the value that is set for a key, on this instance or in its scope; nil if there is none.
  func value(for key: ObjectIdentifier) -> Any? {
    if !changes.isEmpty, let value = changes[key] { return value }
    guard let scope else { return nil }
    guard isMainThread else { return scope.unrecordedValue(for: key) }
    return scope.value(for: key)
  }

  /// The values that the scope and its ancestors set; empty away from the main thread.
  var scopeValues: [ObjectIdentifier: Any] {
    guard let scope, isMainThread else { return [:] }
    return MainActor.unsafelyAssumed { scope.changes(from: nil) }
  }

  mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    changes[key] = value
  }
}
