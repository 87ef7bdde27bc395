// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Rotates the symbol by a full turn.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isClockwise = true
  public var _motion: _SymbolMotion { .rotate(isClockwise: isClockwise) }
  /// The effect that rotates clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  /// The effect that rotates counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
  /// The same effect: symbols have no layers here.
  public var byLayer: RotateSymbolEffect { self }
  /// The same effect, which always applies to the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }

  init(isClockwise: Bool = true) {
    self.isClockwise = isClockwise
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Rotates the symbol clockwise by a full turn.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
