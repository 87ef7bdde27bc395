// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A property that reads and sets which view has the keyboard focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: FocusLocation<Value>?

  private init(initial: Value) {
    self.initial = initial
  }

  /// Creates a state for a single view: whether it has the focus.
  public init() where Value == Bool {
    self.init(initial: false)
  }

  /// Creates a state for several views: the value of the one with the focus, or nil.
  public init<T: Hashable>() where Value == T? {
    self.init(initial: nil)
  }

  /// The current value. Setting it moves the focus after the next update of the views.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// The binding for `focused`.
  public var projectedValue: Binding { Binding(initial: initial, location: location) }

  /// A reference to a focus state, for `focused`.
  @propertyWrapper
  public struct Binding {
    fileprivate let initial: Value
    fileprivate let location: FocusLocation<Value>?

    /// The current value. Setting it moves the focus after the next update of the views.
    public var wrappedValue: Value {
      get { location?.value ?? initial }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// Updates the value after the focus has moved, without moving the focus.
    func record(_ value: Value) {
      location?.record(value)
    }
  }
}

extension FocusState: InstallableProperty {
  @MainActor
  package mutating func install(_ stored: FocusLocation<Value>?, in node: Node) -> FocusLocation<
    Value
  > {
    let location = stored ?? FocusLocation(initial, host: node.host)
    self.location = location
    return location
  }

  package static func areInterchangeable(_ old: FocusState, _ new: FocusState) -> Bool { true }
}

extension View {
  /// Binds the focus of this view, or of the first focusable view inside, to a state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(
      _FocusBindingModifier(
        isRequested: { condition.wrappedValue }, record: { condition.record($0) },
        location: condition.location))
  }

  /// Binds the focus of this view, or of the first focusable view inside, to a value of a state.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      _FocusBindingModifier(
        isRequested: { binding.wrappedValue == value },
        record: { isFocused in
          if isFocused {
            binding.record(value)
          } else if binding.wrappedValue == value {
            binding.recordNoFocus()
          }
        },
        location: binding.location))
  }
}

extension FocusState.Binding {
  /// Records that no view has the focus.
  fileprivate func recordNoFocus() {
    record(initial)
  }
}
