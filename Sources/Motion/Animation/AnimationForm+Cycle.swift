// Part of Snapback, under the MIT licence; see LICENSE.

extension AnimationForm {
  /// The part of an animation that is the same again after each period; all times in seconds.
  struct Cycle: Equatable {
    /// The time at which it begins, in seconds on the animation's clock.
    var begin: Double
    /// 0 if the value stays the same.
    var period: Double
  }

  /// The part that repeats for ever; nil if the animation ends, or if that can only be found by running it.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - start: Where the spring starts; nil for at zero, without velocity, at time 0.
  func endlessCycle<V: VectorArithmetic>(value: V, start: SpringInitialState<V>?) -> Cycle? {
    switch self {
    case .default, .spring, .interpolatingSpring, .curve, .custom: nil
    case .delay(let base, let delay):
      base.endlessCycle(value: value, start: start).map {
        Cycle(begin: max(0, $0.begin + delay), period: $0.period)
      }
    case .speed(let base, let factor):
      base.endlessCycle(value: value, start: start).map {
        factor > 0
          ? Cycle(begin: $0.begin / factor, period: $0.period / factor)
          : Cycle(begin: 0, period: 0)
      }
    case .repeating(let base, let count, let autoreverses):
      if count == .infinity, let first = base.duration(value: value, start: start),
        let next = base.duration(value: value, start: nil), next > 0, next.isFinite
      {
        Cycle(begin: first, period: autoreverses ? 2 * next : next)
      } else {
        nil
      }
    case .logicallyComplete(let base, _): base.endlessCycle(value: value, start: start)
    }
  }
}
