// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Spring {
  /// Creates a spring from its perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: In seconds, the same as `response`. 0, a negative number and NaN count as 1e-6.
  ///   - bounce: From −1 to 1, clamped; NaN counts as 0. 0 is critically damped, 1 oscillates for
  ///     ever, a negative bounce is overdamped, and −1 hardly moves.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// The perceptual duration in seconds: the same as `response`.
  public var duration: TimeInterval { response }

  /// The bounce, from −1 (overdamped so that it hardly moves) over 0 (critically damped) to 1
  /// (undamped).
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The damping ratio ζ of a bounce b: 1 − b for b ≥ 0, else 1 / (1 + b); 1 for NaN.
  package static func dampingRatio(bounce: Double) -> Double {
    if bounce.isNaN { return 1 }
    if bounce >= 0 { return max(0, 1 - bounce) }
    return bounce <= -1 ? .infinity : 1 / (1 + bounce)
  }
}
