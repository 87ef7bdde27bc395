// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) public import ViewCore

/// The foreground style of the environment; the primary colour by default.
public struct ForegroundStyle: ShapeStyle {
  /// Creates a reference to the foreground style of the environment.
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    (context.values.foregroundStyle ?? Color.primary)._resolve(context)
  }
}

private enum ForegroundStyleKey: EnvironmentKey {
  static let defaultValue: (any ShapeStyle)? = nil
}

extension EnvironmentValues {
  package var foregroundStyle: (any ShapeStyle)? {
    get { self[ForegroundStyleKey.self] }
    // A level refers to the enclosing foreground style, so it is resolved here, where that is still
    // set.
    set {
      let level = (newValue as? HierarchicalShapeStyle)?.level
      let outer = level == nil ? nil : self[ForegroundStyleKey.self]
      self[ForegroundStyleKey.self] = level.map { LeveledStyle(base: outer, level: $0) } ?? newValue
    }
  }
}

extension View {
  /// Sets the style of text, symbols and unfilled shapes in this view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyle, style)
  }

  /// Sets the colour of text, symbols and unfilled shapes in this view; nil restores the default.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color)
  }
}
