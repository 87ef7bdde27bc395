// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Hides the symbol as long as it is active. Its layout does not change.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { .disappear }
  /// The same effect: the direction has no effect here.
  public var up: DisappearSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var down: DisappearSymbolEffect { self }
  /// The same effect: symbols have no layers here.
  public var byLayer: DisappearSymbolEffect { self }
  /// The same effect, which always applies to the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { self }

  init() {}
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Hides the symbol as long as it is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
