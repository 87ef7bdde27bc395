// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The color of separator lines, translucent so that it suits any background.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the separator style.
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    Color(.system(.separator))._resolve(context)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
