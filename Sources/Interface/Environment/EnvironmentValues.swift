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
      // Unwrapped before they are cast: no value at all would pass for the nil of an optional one.
      if let set = changes[ObjectIdentifier(key)], let value = set as? Key.Value { return value }
      guard let scope, isMainThread else { return Key.defaultValue }
      let id = ObjectIdentifier(key)
      guard let value = MainActor.unsafelyAssumed({ scope.value(for: id) }) else {
        return Key.defaultValue
      }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { changes[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var scope: EnvironmentScope?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value {
    let values = scope.map { EnvironmentValues($0) } ?? EnvironmentValues()
    return values[keyPath: keyPath]
  }
}

extension Environment: InstallableProperty {
  @MainActor
  mutating func install(_ stored: EnvironmentScope?, in node: Node) -> EnvironmentScope {
    scope = node.environment
    return node.environment
  }

  static func areInterchangeable(_ old: Environment, _ new: Environment) -> Bool {
    old.keyPath == new.keyPath
  }
}
