// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Animates the replacement of a symbol by another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var _motion: _SymbolMotion { .replace }
  /// The same effect: the direction has no effect here.
  public var downUp: ReplaceSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var upUp: ReplaceSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var offUp: ReplaceSymbolEffect { self }
  /// The same effect: symbols have no layers here.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The same effect, which always applies to the whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  init() {}
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Animates the replacement of a symbol by another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
