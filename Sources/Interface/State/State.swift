// Part of Snapback, under the MIT licence; see LICENSE.

/// A value that a view owns: it lives as long as the view's place in the hierarchy.
///
/// The first value given counts; later ones are ignored, since the state lives on. Set it from
/// callbacks and tasks, not while a body is evaluated: such a change waits for the next pass.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue, nil) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: InstallableProperty {
  @MainActor
  mutating func install(_ stored: StateLocation<Value>?, in node: Node) -> StateLocation<Value> {
    let location = stored ?? StateLocation(initial, host: node.host)
    self.location = location
    return location
  }

  static func areInterchangeable(_ old: State, _ new: State) -> Bool { true }
}

extension State: KeptProperty {}
