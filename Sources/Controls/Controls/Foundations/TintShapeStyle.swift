// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Views

/// The tint color as a shape style: the accent color where no tint is set.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style, which reads the tint from the environment.
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let values = context.values
    return values.tintStyle?._resolve(context) ?? values.effectiveTint._resolve(context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint color that `tint(_:)` has set for the view, or else the accent color.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
