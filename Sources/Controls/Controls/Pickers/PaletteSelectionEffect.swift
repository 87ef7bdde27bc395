// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// How a palette in a menu marks its selected options.
public struct PaletteSelectionEffect: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case automatic
    case symbolVariant(SymbolVariants)
    case custom
  }

  let kind: Kind

  /// Filled symbols on a gray background.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }

  /// Draws the selected symbol in a variant, such as `.fill`.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }

  /// None: the options show by themselves whether they are selected.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }

  /// The variant of the symbols of selected options.
  var variant: SymbolVariants {
    switch kind {
    case .automatic: .fill
    case .symbolVariant(let variant): variant
    case .custom: .none
    }
  }
}

private enum PaletteSelectionEffectKey: EnvironmentKey {
  static let defaultValue = PaletteSelectionEffect.automatic
}

extension EnvironmentValues {
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}

extension View {
  /// Sets how palettes in menus mark their selected options.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
