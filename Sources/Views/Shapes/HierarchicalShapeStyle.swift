// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore

/// A level of the foreground style: the style itself, or a fainter variant of it.
/// - Note: Differs from SwiftUI: the levels have 60, 30, 18 and 12 % of the style's opacity, like label colors.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// 0 is the foreground style itself; opacity decreases with the level.
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: 60 % of the foreground style's opacity, or its second style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level: 30 % of the foreground style's opacity, or its third style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level: 18 % of the foreground style's opacity.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level: 12 % of the foreground style's opacity.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    HierarchicalLevelStyle(base: context.values.foregroundStyle, level: level)._resolve(context)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
