// Part of Snapback, under the MIT licence; see LICENSE.

/// A value that a view owns. It lives as long as the view stays in the hierarchy.
///
/// The initial value of the first instance counts; those of later instances of the same view are
/// ignored. Set it in callbacks and tasks. A change during the evaluation of a body is applied
/// after the update in progress. Outside of bodies a new value can be read at once.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Creates a state with an initial value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The current value; the initial one if the view is not shown. Setting it then does nothing.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue, nil) }
  }

  /// A binding to the value; a constant one if the view is not shown.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil initially.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: InstallableProperty {
  @MainActor
  package mutating func install(
    _ stored: StateLocation<Value>?, in node: Node
  ) -> StateLocation<Value> {
    if let stored {
      location = stored
      return stored
    }
    let location = StateLocation(initial, host: node.host)
    location.bind(to: node)
    self.location = location
    return location
  }

  package static func areInterchangeable(_ old: State, _ new: State) -> Bool { true }
}

extension State: MigratableProperty {}
