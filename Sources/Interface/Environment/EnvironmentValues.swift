// Part of Snapback, under the MIT licence; see LICENSE.

/// The values that a view inherits.
///
/// Add your own by extending it with a property that reads and writes `self[YourKey.self]`.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?
  /// What was set on this value itself.
  private(set) var changes: [ObjectIdentifier: Any] = [:]

  /// The defaults.
  public init() {
    scope = nil
  }

  package init(_ scope: EnvironmentScope) {
    self.scope = scope
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Unwrapped before it is cast: no value at all would pass for the nil of an optional one.
      guard let value = value(for: ObjectIdentifier(key)) else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { changes[ObjectIdentifier(key)] = newValue }
  }

  /// What is set for a key, here or further out; nil if nothing is.
  func value(for key: ObjectIdentifier) -> Any? {
    if let value = changes[key] { return value }
    guard let scope, isMainThread else { return nil }
    return MainActor.unsafelyAssumed { scope.value(for: key) }
  }

  mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    changes[key] = value
  }
}
