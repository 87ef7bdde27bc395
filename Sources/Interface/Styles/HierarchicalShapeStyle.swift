// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The foreground style, or a fainter form of it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// 0 is the style itself.
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    LeveledStyle(base: context.values.foregroundStyle, level: level)._resolve(context)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of a style, or of the labels' colours where there is none.
struct LeveledStyle: ShapeStyle {
  let base: (any ShapeStyle)?
  let level: Int

  /// How opaque each level is, as iOS's label colours are.
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
    return _ResolvedStyle(fill: base._resolve(context).fill.faded(to: Self.opacities[level]))
  }
}

/// Styles for the levels, the first for those without one of their own.
struct StyleLevels: ShapeStyle {
  let styles: [any ShapeStyle]

  func style(_ level: Int) -> any ShapeStyle {
    if level < styles.count { return styles[level] }
    return LeveledStyle(base: styles[styles.count - 1], level: level - styles.count + 1)
  }

  func _resolve(_ context: _StyleContext) -> _ResolvedStyle { styles[0]._resolve(context) }
}

/// A style made more transparent.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    _ResolvedStyle(fill: base._resolve(context).fill.faded(to: Float(opacity.clampedToUnit)))
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
}

extension AnimatableFill.Fill {
  /// The fill with its opacity multiplied.
  fileprivate func faded(to opacity: Float) -> Self {
    func faded(_ color: ResolvedColor) -> ResolvedColor {
      var color = color
      color.opacity *= opacity
      return color
    }
    return switch self {
    case .color(let color): .color(faded(color))
    case .gradient(let geometry, let stops):
      .gradient(geometry, stops.map { ColorGradient.Stop(faded($0.color), at: $0.location) })
    }
  }
}

extension View {
  /// Sets what text, symbols and unfilled shapes inside are drawn with, and what the secondary level is.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    environment(\.foregroundStyle, StyleLevels(styles: [primary, secondary]))
  }

  /// Sets what text, symbols and unfilled shapes inside are drawn with, and what the next two levels are.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    environment(\.foregroundStyle, StyleLevels(styles: [primary, secondary, tertiary]))
  }
}

/// The colour of lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    Color(.system(.separator))._resolve(context)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
