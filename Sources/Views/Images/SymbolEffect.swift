// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// An animation of a symbol.
///
/// - Note: Differs from SwiftUI: symbols are single outlines without layers. An effect moves,
///   rotates or fades the whole symbol, and `byLayer` is the same as `wholeSymbol`.
public protocol SymbolEffect: Sendable {
  /// The motion of the effect. Not for implementing outside of the library.
  var _motion: _SymbolMotion { get }
}

/// An effect that runs once per change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that runs as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect for inserting and removing a symbol.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect for replacing one symbol by another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The kinds of motion. Not for use outside of the library.
public enum _SymbolMotion: Hashable, Sendable {
  case bounce(isUp: Bool)
  case pulse
  case variableColor
  case scale(isUp: Bool)
  case appear
  case disappear
  case replace
  case wiggle
  case rotate(isClockwise: Bool)
  case breathe
}
