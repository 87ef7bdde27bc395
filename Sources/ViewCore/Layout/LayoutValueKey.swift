// Part of Snapback, under the MIT licence; see LICENSE.

/// A key of values that views pass to the layout that contains them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for a view that sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the layout that contains the view; read it with `LayoutSubview`'s subscript.
  /// If a key is set more than once, the innermost value counts.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_TraitModifier(traits: Traits(values: [ObjectIdentifier(key): value])))
  }
}
