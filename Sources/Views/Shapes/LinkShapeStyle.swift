// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The color of links: blue.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    Color.blue._resolve(context)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links: blue.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
