// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// How the layers of a symbol are colored.
///
/// - Note: Differs from SwiftUI: it has no effect. Symbols have one layer, drawn in the foreground
///   style.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All layers in the foreground style: the mode in which symbols are always drawn.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Layers of decreasing opacity, which symbols do not have here.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Layers in several styles, which symbols do not have here.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// Layers in the symbol's own colors, which symbols do not have here.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension Image {
  /// Returns the image unchanged.
  ///
  /// - Note: Differs from SwiftUI: it has no effect. Symbols have one layer, drawn in the
  ///   foreground style.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
