// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Spring {
  /// A spring by the duration and the bounce one perceives.
  ///
  /// - Parameters:
  ///   - duration: Seconds, as `response`: 0, negative and NaN count as 1e-6.
  ///   - bounce: 0 has none, 1 never stops bouncing, below 0 is slower; −1 hardly moves.
  ///     From −1 to 1; NaN counts as 0.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// The perceived duration, seconds: the same as `response`.
  public var duration: TimeInterval { response }

  /// How much the spring bounces, from −1 (over-damped beyond moving) to 1 (undamped).
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  package static func dampingRatio(bounce: Double) -> Double {
    if bounce.isNaN { return 1 }
    if bounce >= 0 { return max(0, 1 - bounce) }
    return bounce <= -1 ? .infinity : 1 / (1 + bounce)
  }
}
