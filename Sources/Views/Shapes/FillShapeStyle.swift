// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The translucent color of filled areas, such as the background of a control. Its levels are those
/// of iOS's fill colors: for small, medium and large shapes, and for large areas with content.
public struct FillShapeStyle: ShapeStyle {
  private static let levels: [SystemColor] = [
    .fill, .secondaryFill, .tertiaryFill, .quaternaryFill,
  ]

  let level: Int

  /// Creates the style of small shapes.
  public init() { level = 0 }

  init(level: Int) { self.level = level }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    Color(.system(Self.levels[min(level, Self.levels.count - 1)]))._resolve(context)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The color of filled areas; `fill.secondary` and further levels are for larger ones.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
