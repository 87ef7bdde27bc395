// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A key of `ContainerValues`, by which a container reads a value that its subviews set.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The values that a view passes to the container of its subviews, by `containerValue(_:_:)`.
///
/// Values do not reach beyond the nearest container: each view has its own.
public struct ContainerValues {
  private var stored: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { stored[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { stored[ObjectIdentifier(key)] = newValue }
  }
}

extension ContainerValues {
  private struct TagKey: ContainerValueKey {
    static var defaultValue: AnyHashable? { nil }
  }

  /// The tag of the view, whatever its type.
  package var anyTag: AnyHashable? {
    get { self[TagKey.self] }
    set { self[TagKey.self] = newValue }
  }

  /// Returns the tag of the view in a type; nil if it has no tag of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { anyTag?.base as? V }

  /// Returns whether the view has a tag, of the type of `tag`, that is equal to it.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Sets a value for the container of a view.
public struct _ContainerValueModifier<Value>: ViewModifier, ContainerValueCarrier {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  package func set(in values: inout ContainerValues) { values[keyPath: keyPath] = value }

  public func body(content: Content) -> some View { content }
}

extension View {
  /// Sets a value that the container of the view can read from the view's `Subview`.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
