// Part of Snapback, under the MIT licence; see LICENSE.

public import Observation

/// Reads a value of the environment, or an `@Observable` object that lies in it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let source: Source
  private var scope: EnvironmentScope?

  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Finds the object of a type that a view around gave with `environment(_:)`. Reading it where nobody did is
  /// an error of the program's, and ends it with a message that names the type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { values in
      guard let object = values[object: ObjectKey<Value>()] else {
        preconditionFailure(
          """
          No Observable object of type \(Value.self) found. A View.environment(_:) for \
          \(Value.self) may be missing as an ancestor of this view.
          """)
      }
      return object
    }
  }

  /// Finds the object of a type that a view around gave with `environment(_:)`; nil if nobody did.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    source = .object { values in values[object: ObjectKey<T>()] }
  }

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
  mutating func install(_ stored: EnvironmentScope?, in node: Node) -> EnvironmentScope {
    scope = node.environment
    return node.environment
  }

  static func areInterchangeable(_ old: Environment, _ new: Environment) -> Bool {
    switch (old.source, new.source) {
    case (.keyPath(let old), .keyPath(let new)): old == new
    case (.object, .object): true
    default: false
    }
  }
}

extension EnvironmentValues {
  /// The object of a type; nil if nobody gave one.
  public subscript<T: AnyObject>(_ objectType: T.Type) -> T? where T: Observable {
    get { self[object: ObjectKey<T>()] }
    set { self[object: ObjectKey<T>()] = newValue }
  }
}

extension View {
  /// Gives an `@Observable` object to everything inside, where `@Environment` finds it by its type; nil hides
  /// one from further out.
  public func environment<T: AnyObject>(_ object: T?) -> some View where T: Observable {
    modifier(_EnvironmentModifier<T?>(keyPath: \.[object: ObjectKey<T>()], value: object))
  }
}
