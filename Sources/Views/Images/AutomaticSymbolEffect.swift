// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The effect that is usual in its context: replacing one symbol by another, or inserting and removing one.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { .replace }

  init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that is usual in its context.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
