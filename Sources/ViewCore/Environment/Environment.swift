// Part of Snapback, under the MIT licence; see LICENSE.

public import Observation

/// Reads a value of the environment, or an `@Observable` object in it.
///
/// The view is updated when the value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let source: Source
  private var scope: EnvironmentScope?

  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  /// Reads the value of a property of `EnvironmentValues`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the object of a type that an ancestor has set with `environment(_:)`.
  ///
  /// It is a programmer error to read it if no ancestor has: the program stops with a message that
  /// names the type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { values in
      guard let object = values[object: ObjectKey<Value>()] else {
        fatalError(
          """
          No Observable object of type \(Value.self) found. A View.environment(_:) for \
          \(Value.self) may be missing as an ancestor of this view.
          """)
      }
      return object
    }
  }

  /// Reads the object of a type that an ancestor has set with `environment(_:)`; nil if none has.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    source = .object { values in values[object: ObjectKey<T>()] }
  }

  /// The value at the view's position in the hierarchy. Outside of a body, the default value.
  public var wrappedValue: Value {
    let values = scope.map { EnvironmentValues($0) } ?? EnvironmentValues()
    switch source {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let find): return find(values)
    }
  }
}

extension Environment: InstallableProperty {
  @MainActor
  package mutating func install(_ stored: EnvironmentScope?, in node: Node) -> EnvironmentScope {
    scope = node.environment
    return node.environment
  }

  package static func areInterchangeable(_ old: Environment, _ new: Environment) -> Bool {
    switch (old.source, new.source) {
    case (.keyPath(let old), .keyPath(let new)): old == new
    case (.object, .object): true
    default: false
    }
  }
}

extension EnvironmentValues {
  /// The `@Observable` object of a type; nil if none is set.
  public subscript<T: AnyObject>(_ objectType: T.Type) -> T? where T: Observable {
    get { self[object: ObjectKey<T>()] }
    set { self[object: ObjectKey<T>()] = newValue }
  }
}

extension View {
  /// Sets an `@Observable` object for the view and its contents, which `@Environment` reads by its
  /// type. Nil removes one that an ancestor has set.
  public func environment<T: AnyObject>(_ object: T?) -> some View where T: Observable {
    modifier(_EnvironmentKeyWritingModifier<T?>(keyPath: \.[object: ObjectKey<T>()], value: object))
  }
}

/// The key of an object in the environment: its type.
package struct ObjectKey<ObjectType: AnyObject>: Hashable {
  package init() {}
}

extension EnvironmentValues {
  package subscript<T: AnyObject>(object key: ObjectKey<T>) -> T? {
    get { value(for: ObjectIdentifier(ObjectKey<T>.self)) as? T }
    set { set(newValue, for: ObjectIdentifier(ObjectKey<T>.self)) }
  }
}
