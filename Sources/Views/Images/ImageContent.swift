// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
@_spi(ViewTree) package import ViewCore

/// The drawing of an image: a symbol or a picture.
package enum ImageContent: Equatable {
  case symbol(SymbolShape, fontSize: CGFloat)
  case picture(any ImageAsset, isTemplate: Bool)
  /// A symbol for which there is no icon, drawn as a crossed box.
  case missing
  /// An image that does not exist, which draws nothing.
  case nothing

  package static func == (one: ImageContent, other: ImageContent) -> Bool {
    switch (one, other) {
    case (.symbol(let a, let size), .symbol(let b, let other)): a == b && size == other
    case (.picture(let a, let tints), .picture(let b, let other)): a === b && tints == other
    case (.missing, .missing), (.nothing, .nothing): true
    default: false
    }
  }
}

extension Image {
  /// Returns the drawing of the image in an environment.
  @MainActor
  package func content(_ values: EnvironmentValues) -> ImageContent {
    switch source {
    case .symbol(""): return .nothing
    case .symbol(let name):
      let font = values.textAppearance.description(at: values.dynamicTypeSize)
      guard let symbol = symbol(name, weight: font.weight, values) else { return .missing }
      return .symbol(symbol, fontSize: CGFloat(font.size) * values.imageScale.factor)
    case .asset(let name):
      let isDark = values.colorScheme == .dark
      guard let asset = values.assets?.image(named: name, isDark: isDark) else { return .nothing }
      let isTemplate = renderingMode.map { $0 == .template } ?? asset.isTemplate
      return .picture(asset, isTemplate: isTemplate)
    case .bitmap(let data):
      guard let assets = values.assets, let asset = data.asset(assets) else { return .nothing }
      return .picture(asset, isTemplate: renderingMode == .template)
    }
  }

  /// The variant of a symbol that the environment asks for, or the symbol itself if there is no
  /// such variant.
  @MainActor
  private func symbol(
    _ name: String, weight: Int, _ values: EnvironmentValues
  ) -> SymbolShape? {
    let variant = values.symbolVariants.applied(to: name)
    if variant != name, let symbol = values.assets?.symbol(named: variant, weight: weight) {
      return symbol
    }
    return values.assets?.symbol(named: name, weight: weight)
  }
}
