// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Scales the symbol up or down as long as it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  private var isUp = true
  public var _motion: _SymbolMotion { .scale(isUp: isUp) }
  /// The effect that scales the symbol up.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
  /// The effect that scales the symbol down.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
  /// The same effect: symbols have no layers here.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same effect, which always applies to the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }

  init(isUp: Bool = true) {
    self.isUp = isUp
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Scales the symbol up as long as it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
