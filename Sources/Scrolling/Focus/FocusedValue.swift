// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A value that the focused view, one around it, or the window provides; nil if there is none.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var reader: FocusedValueReader?

  /// Reads the value that `focusedValue(_:_:)` or `focusedSceneValue(_:_:)` provides.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type that `focusedValue(_:)` or `focusedSceneValue(_:)` provides.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { $0[object: objectType] }
  }

  /// The current value.
  public var wrappedValue: Value? { reader?.values.flatMap(read) }
}

extension FocusedValue: InstallableProperty {
  @MainActor
  package mutating func install(
    _ stored: FocusedValueReader?, in node: Node
  ) -> FocusedValueReader {
    let reader = stored ?? FocusedValueReader(node.host)
    self.reader = reader
    return reader
  }

  package static func areInterchangeable(_ old: Self, _ new: Self) -> Bool { true }
}

/// The value behind a binding that the focused view, one around it, or the window provides.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var reader: FocusedValueReader?

  /// Uses the binding that `focusedValue(_:_:)` or `focusedSceneValue(_:_:)` provides.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  private var binding: Binding<Value>? { reader?.values.flatMap(read) }

  /// The current value; nil if there is no binding. Setting it to nil, or without a binding, has no
  /// effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: InstallableProperty {
  @MainActor
  package mutating func install(
    _ stored: FocusedValueReader?, in node: Node
  ) -> FocusedValueReader {
    let reader = stored ?? FocusedValueReader(node.host)
    self.reader = reader
    return reader
  }

  package static func areInterchangeable(_ old: Self, _ new: Self) -> Bool { true }
}

/// Reads the focused values of a host.
package final class FocusedValueReader {
  private let link: HostLink

  @MainActor
  init(_ host: ViewHost) {
    link = host.link
  }

  /// The current values; nil without a host, or outside of the main thread. Records the read.
  var values: FocusedValues? {
    guard isMainThread else { return nil }
    let link = link
    return MainActor.unsafelyAssumed { () -> FocusedValues? in
      guard let host = link.host else { return nil }
      return host.focus.focusedValues(in: host.root?.rootElement)
    }
  }
}
