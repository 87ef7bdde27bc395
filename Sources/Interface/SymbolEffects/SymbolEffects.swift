// Part of Snapback, under the MIT licence; see LICENSE.

/// The symbol jumps up or down by its size.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isUp = true
  public var _motion: _SymbolMotion { .bounce(isUp: isUp) }
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
  public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }

  init(isUp: Bool = true) {
    self.isUp = isUp
  }
}

/// The symbol fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .pulse }
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }

  init() {}
}

/// Light runs through the symbol.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .variableColor }
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  public var hideInactiveLayers: VariableColorSymbolEffect { self }

  init() {}
}

/// The symbol is larger or smaller for as long as it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  private var isUp = true
  public var _motion: _SymbolMotion { .scale(isUp: isUp) }
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }

  init(isUp: Bool = true) {
    self.isUp = isUp
  }
}

/// The symbol is there while it is active; its place always is.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { .appear }
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }

  init() {}
}

/// The symbol is away while it is active; its place stays.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { .disappear }
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }

  init() {}
}

/// One symbol takes another's place.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var _motion: _SymbolMotion { .replace }
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }

  init() {}
}

/// The symbol shakes its head.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .wiggle }
  public var clockwise: WiggleSymbolEffect { self }
  public var counterClockwise: WiggleSymbolEffect { self }
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }

  init() {}
}

/// The symbol turns all the way round.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isClockwise = true
  public var _motion: _SymbolMotion { .rotate(isClockwise: isClockwise) }
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }

  init(isClockwise: Bool = true) {
    self.isClockwise = isClockwise
  }
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _motion: _SymbolMotion { .breathe }
  public var plain: BreatheSymbolEffect { self }
  public var pulse: BreatheSymbolEffect { self }
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }

  init() {}
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
