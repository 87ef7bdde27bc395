// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The effect that is usual in its context: replacing one symbol by another.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {
  public var _motion: _SymbolMotion { .replace }

  init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that is usual in its context.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
