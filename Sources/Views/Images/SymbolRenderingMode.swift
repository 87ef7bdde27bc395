// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) public import ViewCore

/// The coloring of the layers of a symbol.
///
/// A sign in a frame, such as `xmark.circle.fill`, has two layers, and so have weather symbols.
///
/// - Note: Differs from SwiftUI: other symbols have one layer, in the primary style, and a color of
///   its own only in a few of the most frequent symbols.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All layers in the primary foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The layers in levels of the foreground style, of decreasing opacity.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The layers in the styles of `foregroundStyle(_:_:)`.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The layers in the symbol's own colors, or else in the foreground style.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// The coloring of the layers of symbols; nil colors them in the given foreground styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the layers of symbols in this view are colored; nil colors them in the given
  /// foreground styles.
  /// - Note: Differs from SwiftUI: signs in frames and weather symbols have two layers; other symbols have a single
  ///   one.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Sets how the layers of the symbol are colored; nil uses the mode of the environment.
  /// - Note: Differs from SwiftUI: signs in frames and weather symbols have two layers; other symbols have a single
  ///   one.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  /// The mode in which the symbol is drawn.
  private func mode(_ values: EnvironmentValues) -> SymbolRenderingMode {
    if let mode = symbolMode ?? values.symbolRenderingMode { return mode }
    if renderingMode == .original { return .multicolor }
    return values.foregroundStyle is StyleLevels ? .palette : .monochrome
  }

  /// The style of a lower level: in the label of a control, of the style of that.
  private func style(ofLevel level: Int, _ values: EnvironmentValues) -> any ShapeStyle {
    if values.foregroundStyle == nil, let style = values.controlForegroundStyle {
      return HierarchicalLevelStyle(base: style, level: level)
    }
    return HierarchicalShapeStyle(level: level)
  }

  /// The layers of a symbol with the fills that replace its foreground style; empty if all of it is
  /// drawn in that style.
  @MainActor
  func layers(of content: ImageElement.Content, _ context: _StyleContext)
    -> [ImageElement.ColoredLayer]
  {
    guard case .symbol(let symbol, _) = content else { return [] }
    if let value = variableValue, !symbol.steps.isEmpty {
      let dimmed = AnimatableFill(ForegroundStyle().opacity(0.3)._resolve(context).fill)
      return symbol.steps.map { step in
        ImageElement.ColoredLayer(shape: step.shape, fill: step.isOn(at: value) ? nil : dimmed)
      }
    }
    if symbol.layers.isEmpty { return [] }
    let mode = mode(context.values)
    if mode == .monochrome { return [] }
    return symbol.layers.map { layer in
      let style: (any ShapeStyle)? =
        if mode == .multicolor {
          layer.color.map { Color($0) }
        } else {
          layer.level > 0 ? style(ofLevel: layer.level, context.values) : nil
        }
      return ImageElement.ColoredLayer(
        shape: layer.shape, fill: style.map { AnimatableFill($0._resolve(context).fill) })
    }
  }
}

extension Color {
  fileprivate init(_ color: SymbolColor) {
    self =
      switch color {
      case .white: .white
      case .gray: .gray
      case .yellow: .yellow
      case .red: .red
      case .green: .green
      case .cyan: .cyan
      case .tint: .accentColor
      }
  }
}
