// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Rotates the symbol back and forth.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .wiggle }
  /// The same effect: symbols have no layers here.
  public var byLayer: WiggleSymbolEffect { self }
  /// The same effect, which always applies to the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }

  init() {}
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Rotates the symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
