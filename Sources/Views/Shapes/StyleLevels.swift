// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Explicit styles for the first levels. Further levels derive from the last one.
struct StyleLevels: ShapeStyle {
  let styles: [any ShapeStyle]

  func style(_ level: Int) -> any ShapeStyle {
    if level < styles.count { return styles[level] }
    return HierarchicalLevelStyle(base: styles[styles.count - 1], level: level - styles.count + 1)
  }

  func _resolve(_ context: _StyleContext) -> _ResolvedStyle { styles[0]._resolve(context) }
}

extension View {
  /// Sets the style of text, symbols and unfilled shapes in this view, and the style of
  /// `.secondary`.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    environment(\.foregroundStyle, StyleLevels(styles: [primary, secondary]))
  }

  /// Sets the style of text, symbols and unfilled shapes in this view, and the styles of
  /// `.secondary` and `.tertiary`.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    environment(\.foregroundStyle, StyleLevels(styles: [primary, secondary, tertiary]))
  }
}
