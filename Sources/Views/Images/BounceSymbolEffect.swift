// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Scales the symbol up or down and lets it spring back.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isUp = true
  public var _motion: _SymbolMotion { .bounce(isUp: isUp) }
  /// The effect that scales the symbol up.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
  /// The effect that scales the symbol down.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
  /// The same effect: symbols have no layers here.
  public var byLayer: BounceSymbolEffect { self }
  /// The same effect, which always applies to the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }

  init(isUp: Bool = true) {
    self.isUp = isUp
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Scales the symbol up and lets it spring back.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
