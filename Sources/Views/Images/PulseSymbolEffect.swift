// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Fades the symbol to 40 % opacity and back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .pulse }
  /// The same effect: symbols have no layers here.
  public var byLayer: PulseSymbolEffect { self }
  /// The same effect, which always applies to the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }

  init() {}
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades the symbol to 40 % opacity and back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
