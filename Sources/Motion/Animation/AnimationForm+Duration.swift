// Part of Snapback, under the MIT licence; see LICENSE.

extension AnimationForm {
  /// The duration in seconds on the animation's clock: infinite when it never ends, nil when the end
  /// can only be found by running it.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - start: Where the spring starts; nil for at zero, without velocity, at time 0.
  func duration<V: VectorArithmetic>(value: V, start: SpringInitialState<V>?) -> Double? {
    switch self {
    case .default: Self.standardSpring.endTime(value: value, start: start)
    case .spring(let spring, _): spring.endTime(value: value, start: start)
    case .interpolatingSpring(let spring): spring.duration
    case .curve(_, let duration): duration
    case .custom: nil
    case .delay(let base, let delay):
      base.duration(value: value, start: start).map { max(0, $0 + delay) }
    case .speed(let base, let factor):
      base.duration(value: value, start: start).map { factor > 0 ? $0 / factor : .infinity }
    case .repeating(let base, let count, _):
      base.duration(value: value, start: start).flatMap { first in
        base.duration(value: value, start: nil).map { next in
          next > 0 && count > 1 ? first + (count - 1) * next : first
        }
      }
    case .logicallyComplete(let base, _): base.duration(value: value, start: start)
    }
  }

  /// The time at which the animation is logically complete; otherwise as `duration(value:start:)`.
  func logicalDuration<V: VectorArithmetic>(value: V, start: SpringInitialState<V>?) -> Double? {
    switch self {
    case .default: (start?.time ?? 0) + Self.standardSpring.response
    case .spring(let spring, _): (start?.time ?? 0) + (spring.isInstantaneous ? 0 : spring.response)
    case .interpolatingSpring(let spring): min(spring.spring.response, spring.duration)
    case .curve(_, let duration): duration
    case .custom: nil
    case .delay(let base, let delay):
      base.logicalDuration(value: value, start: start).map { max(0, $0 + delay) }
    case .speed(let base, let factor):
      base.logicalDuration(value: value, start: start).map { factor > 0 ? $0 / factor : .infinity }
    case .repeating(let base, let count, _):
      count == 1
        ? base.logicalDuration(value: value, start: start)
        : base.logicalDuration(value: value, start: nil).flatMap { last in
          AnimationForm.repeating(base, count: count - 1, autoreverses: false)
            .duration(value: value, start: start).map { $0 + last }
        }
    case .logicallyComplete(let base, let after):
      base.duration(value: value, start: start).map { min(max(0, after), $0) }
    }
  }

  /// The number of nested repetitions.
  var depth: Int {
    switch self {
    case .default, .spring, .interpolatingSpring, .curve, .custom: 0
    case .delay(let base, _), .speed(let base, _), .logicallyComplete(let base, _): base.depth
    case .repeating(let base, _, _): base.depth + 1
    }
  }
}
