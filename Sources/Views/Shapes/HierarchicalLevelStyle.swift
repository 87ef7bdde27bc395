// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// A level of a base style, or of the system's label colors if there is no base.
struct HierarchicalLevelStyle: ShapeStyle {
  let base: (any ShapeStyle)?
  let level: Int

  /// The opacity of each level: those of iOS's label colors.
  private static let opacities: [Float] = [1, 0.6, 0.3, 0.18, 0.12]
  /// The opacity of each level on a material, of black or white.
  private static let vibrantOpacities: [Double] = [1, 0.5, 0.26, 0.16, 0.1]
  private static let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]

  func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    guard let base else {
      if level > 0, context.values.backgroundMaterial != nil {
        let color = context.colorScheme == .light ? Color.black : Color.white
        return color.opacity(Self.vibrantOpacities[level])._resolve(context)
      }
      if level < Self.labels.count {
        return Color(.system(Self.labels[level]))._resolve(context)
      }
      return Color(.system(.primary), alpha: Double(Self.opacities[level]))._resolve(context)
    }
    if level > 0, base is BackgroundStyle, context.values.backgroundStyle == nil {
      let color: SystemColor = level == 1 ? .secondaryBackground : .tertiaryBackground
      return Color(.system(color))._resolve(context)
    }
    if let levels = base as? StyleLevels { return levels.style(level)._resolve(context) }
    if let fill = base as? FillShapeStyle {
      return FillShapeStyle(level: fill.level + level)._resolve(context)
    }
    var style = base._resolve(context)
    style.fill = style.fill.multiplyingOpacity(by: Self.opacities[level])
    return style
  }
}

extension ShapeStyle {
  /// The second level of the style: 60 % of its opacity; of the background, the secondary background color.
  public var secondary: some ShapeStyle { HierarchicalLevelStyle(base: self, level: 1) }
  /// The third level of the style: 30 % of its opacity; of the background, the tertiary background color.
  public var tertiary: some ShapeStyle { HierarchicalLevelStyle(base: self, level: 2) }
  /// The fourth level of the style: 18 % of its opacity.
  public var quaternary: some ShapeStyle { HierarchicalLevelStyle(base: self, level: 3) }
  /// The fifth level of the style: 12 % of its opacity.
  public var quinary: some ShapeStyle { HierarchicalLevelStyle(base: self, level: 4) }
}
