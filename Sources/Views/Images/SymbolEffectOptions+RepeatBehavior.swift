// Part of Snapback, under the MIT licence; see LICENSE.

extension SymbolEffectOptions {
  /// How often an effect is repeated, and at which intervals.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?
    fileprivate let delay: Double

    /// Repeats without end and without pauses.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// Repeats without end, with the effect's own pauses.
    public static let periodic = RepeatBehavior(count: nil, delay: 0)

    /// Repeats a number of times, or without end if it is nil, with pauses in seconds between the
    /// runs; nil for the effect's own pauses. Negative and non-finite pauses count as 0.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let delay = delay ?? 0
      return RepeatBehavior(count: count, delay: delay > 0 && delay.isFinite ? delay : 0)
    }
  }

  /// Repeats the effect by a behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }

  /// The options with another repeat behavior.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = behavior.count.map { self.repeat($0) } ?? repeating
    options.pause = behavior.delay
    return options
  }
}
