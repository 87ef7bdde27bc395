// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Views

/// Hides the symbol as long as it is active, and shows it when it ends.
///
/// - Note: Differs from SwiftUI: the symbol fades in, and is not drawn along its strokes.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { .disappear }
  /// The same effect: symbols have no layers here.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The same effect, which always applies to the whole symbol.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The same effect: symbols have no strokes that are drawn one by one here.
  public var individually: DrawOnSymbolEffect { self }

  fileprivate init() {}
}

/// Hides the symbol as long as it is active.
///
/// - Note: Differs from SwiftUI: the symbol fades out, and is not erased along its strokes.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { .disappear }
  /// The same effect: symbols have no layers here.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The same effect, which always applies to the whole symbol.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The same effect: symbols have no strokes that are erased one by one here.
  public var individually: DrawOffSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var reversed: DrawOffSymbolEffect { self }
  /// The same effect: the direction has no effect here.
  public var nonReversed: DrawOffSymbolEffect { self }

  fileprivate init() {}
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Hides the symbol as long as it is active, and shows it when it ends.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Hides the symbol as long as it is active.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
