// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The color of placeholder texts.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    Color(.system(.tertiary))._resolve(context)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of placeholder texts.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
