// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Shows the symbol as long as it is active. Its layout does not change.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { .appear }
  /// The same effect: the direction has no effect here.
  public var up: AppearSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var down: AppearSymbolEffect { self }
  /// The same effect: symbols have no layers here.
  public var byLayer: AppearSymbolEffect { self }
  /// The same effect, which always applies to the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { self }

  init() {}
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Shows the symbol as long as it is active.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
