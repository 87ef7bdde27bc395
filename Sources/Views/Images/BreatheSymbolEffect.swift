// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Scales the symbol slowly up and down.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .breathe }
  /// The same effect: there is no variant with opacity here.
  public var plain: BreatheSymbolEffect { self }
  /// The same effect: there is no variant with opacity here.
  public var pulse: BreatheSymbolEffect { self }
  /// The same effect: symbols have no layers here.
  public var byLayer: BreatheSymbolEffect { self }
  /// The same effect, which always applies to the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }

  init() {}
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Scales the symbol slowly up and down.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
