// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The number of runs and the speed of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Nil for the effect's default.
  var count: Int?
  /// Whether the effect runs without end; nil for the effect's default.
  var repeats: Bool?
  var speed = 1.0
  /// The time in seconds between two runs.
  var pause = 0.0

  /// The effect's own number of runs, at normal speed.
  public static let `default` = SymbolEffectOptions()
  /// Runs the effect without end.
  public static let repeating = SymbolEffectOptions(repeats: true)
  /// Runs the effect once.
  public static let nonRepeating = SymbolEffectOptions(count: 1, repeats: false)

  /// Whether it is repeated so often that it counts as endless.
  var isLong: Bool { (count ?? 1) > 1000 }

  /// Runs the effect a number of times; less than 1 counts as 1, and more than 1,000 as without end.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { Self.default.repeat(count) }

  /// Multiplies the speed of the effect; zero, negative and non-finite factors count as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }

  /// The options with runs without end.
  public var repeating: SymbolEffectOptions {
    var options = self
    (options.count, options.repeats) = (nil, true)
    return options
  }

  /// The options with a single run.
  public var nonRepeating: SymbolEffectOptions {
    var options = self
    (options.count, options.repeats) = (1, false)
    return options
  }

  /// The options with a number of runs; less than 1 counts as 1, more than 1,000 as without end, and nil
  /// is the effect's default.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { max(1, $0) }
    options.repeats = false
    return options
  }

  /// The options with a speed factor; zero, negative and non-finite factors count as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed > 0 && speed.isFinite ? speed : 1
    return options
  }
}
