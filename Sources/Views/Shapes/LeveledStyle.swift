// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// A level of a base style, or of the system's label colours if there is no base.
struct LeveledStyle: ShapeStyle {
  let base: (any ShapeStyle)?
  let level: Int

  /// The opacity of each level: those of iOS's label colours.
  private static let opacities: [Float] = [1, 0.6, 0.3, 0.18, 0.12]
  private static let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]

  func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    guard let base else {
      if level < Self.labels.count {
        return Color(.system(Self.labels[level]))._resolve(context)
      }
      return Color(.system(.primary), alpha: Double(Self.opacities[level]))._resolve(context)
    }
    if let levels = base as? StyleLevels { return levels.style(level)._resolve(context) }
    return _ResolvedStyle(
      fill: base._resolve(context).fill.multiplyingOpacity(by: Self.opacities[level]))
  }
}
