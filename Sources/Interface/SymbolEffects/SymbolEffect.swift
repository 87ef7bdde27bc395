// Part of Snapback, under the MIT licence; see LICENSE.

/// A motion of a symbol's own.
///
/// Symbols here are single outlines, so an effect moves, turns or fades the whole symbol, and "by layer" is the
/// same as "whole symbol".
public protocol SymbolEffect: Sendable {
  /// What it does. Not for implementing.
  var _motion: _SymbolMotion { get }
}

/// An effect that runs once for a change.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect by which one symbol takes another's place.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The kinds of motion. Not for use outside.
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

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// nil for as often as the effect does by itself.
  var count: Int?
  /// Whether it goes on for ever.
  var repeats: Bool?
  var speed = 1.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(repeats: true)
  public static let nonRepeating = SymbolEffectOptions(count: 1, repeats: false)

  /// Runs an effect a number of times; less than one counts as one.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { Self.default.repeat(count) }

  /// Runs an effect so much faster; 0, negative and not finite count as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  public var repeating: SymbolEffectOptions {
    var options = self
    (options.count, options.repeats) = (nil, true)
    return options
  }

  public var nonRepeating: SymbolEffectOptions {
    var options = self
    (options.count, options.repeats) = (1, false)
    return options
  }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { max(1, $0) }
    options.repeats = false
    return options
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed > 0 && speed.isFinite ? speed : 1
    return options
  }
}
