// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Fades the symbol to 40 % opacity and back.
///
/// - Note: Differs from SwiftUI: it is the same as `pulse`, because symbols have no variable
///   layers.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .variableColor }
  /// The same effect: symbols have no layers here.
  public var iterative: VariableColorSymbolEffect { self }
  /// The same effect: symbols have no layers here.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The same effect: symbols have no layers here.
  public var reversing: VariableColorSymbolEffect { self }
  /// The same effect: symbols have no layers here.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The same effect: symbols have no layers here.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// The same effect: symbols have no layers here.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }

  init() {}
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Fades the symbol to 40 % opacity and back: the same as `pulse` here.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
