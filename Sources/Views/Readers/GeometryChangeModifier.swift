// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Observes a value derived from a view's geometry.
public struct _GeometryChangeModifier<Value: Equatable>: ViewModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  /// The content, whose geometry is observed.
  public func body(content: Content) -> some View {
    content.background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true, action)
      }
    }
  }
}

extension View {
  /// Calls `action` with a value derived from the view's geometry: initially, and each time it
  /// changes.
  /// - Note: Differs from SwiftUI: geometry is that of the layout, without running animations.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Calls `action` with the old and the new value derived from the view's geometry each time it
  /// changes, and initially with the same value twice.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform, action: action))
  }
}
