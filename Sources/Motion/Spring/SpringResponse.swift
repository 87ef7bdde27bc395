// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The state transition of a spring over some time: the response to a unit displacement and to a
/// unit velocity.
///
/// From displacement x (position minus target) and velocity v it leads to displacement
/// `x·positionFromPosition + v·positionFromVelocity` and velocity
/// `x·velocityFromPosition + v·velocityFromVelocity`.
@usableFromInline package struct SpringResponse: Equatable, Sendable {
  @usableFromInline package var positionFromPosition: Double
  @usableFromInline package var positionFromVelocity: Double
  @usableFromInline package var velocityFromPosition: Double
  @usableFromInline package var velocityFromVelocity: Double
}

extension Spring {
  /// The closed form, `time` seconds after the spring was released; a negative time and NaN count
  /// as 0.
  ///
  /// With β the decay, ω² = ω₀² − β² and k the response to a unit velocity. Underdamped:
  /// k = e^(−βt)·sin(ωt)/ω. Otherwise with s² = −ω², the slow root r = −ω₀²/(β+s) and
  /// φ = (1 − e^(−2st))/2s, which tends to t at critical damping: k = e^(rt)·φ. Neither form loses
  /// digits near the other, so critical damping is not a third case. docs/springs.md has the
  /// derivation.
  @usableFromInline
  package func response(at time: Double) -> SpringResponse {
    let t = SpringLimits.time(time)
    let discriminant = discriminant
    if discriminant > 0 {
      let omega = discriminant.squareRoot()
      let envelope = exp(-decay * t)
      let swing = envelope * cos(omega * t)
      let k = envelope * sin(omega * t) / omega
      return SpringResponse(
        positionFromPosition: swing + decay * k, positionFromVelocity: k,
        velocityFromPosition: -frequencySquared * k, velocityFromVelocity: swing - decay * k)
    }
    return overdampedResponse(at: t)
  }

  /// The closed form for critical damping and above.
  private func overdampedResponse(at t: Double) -> SpringResponse {
    let s = (-discriminant).squareRoot()
    let root = decay + s > 0 ? -frequencySquared / (decay + s) : 0
    let phi = s > 0 ? -expm1(-2 * s * t) / (2 * s) : t
    let slow = exp(root * t)
    let k = slow * phi
    return SpringResponse(
      positionFromPosition: slow - root * k, positionFromVelocity: k,
      velocityFromPosition: -frequencySquared * k,
      velocityFromVelocity: slow * exp(-2 * s * t) + root * k)
  }

  /// Upper bounds of `response(at:)` from `time` on, once past its peak: the oscillation replaced by
  /// its envelope.
  package func envelope(at time: Double) -> SpringResponse {
    let t = SpringLimits.time(time)
    let discriminant = discriminant
    guard discriminant > 0 else { return overdampedResponse(at: t) }
    let envelope = exp(-decay * t)
    let k = envelope * min(t, 1 / discriminant.squareRoot())
    return SpringResponse(
      positionFromPosition: envelope + decay * k, positionFromVelocity: k,
      velocityFromPosition: -frequencySquared * k, velocityFromVelocity: envelope + decay * k)
  }

  /// The settling time of a spring released at a distance from its target with a speed, in seconds;
  /// infinite when it never settles.
  ///
  /// - Parameter isSettled: Is called with upper bounds of the remaining distance and of the speed.
  package func settlingTime(
    distance: Double, speed: Double, isSettled: (_ distance: Double, _ speed: Double) -> Bool
  ) -> Double {
    func settled(at time: Double) -> Bool {
      let bound = envelope(at: time)
      return isSettled(
        distance * abs(bound.positionFromPosition) + speed * abs(bound.positionFromVelocity),
        distance * abs(bound.velocityFromPosition) + speed * abs(bound.velocityFromVelocity))
    }
    guard distance > 0 || speed > 0 else { return 0 }
    guard decay > 0 else { return .infinity }
    var late = 4 / (frequency + decay)
    while !settled(at: late) {
      late *= 2
      if late > SpringLimits.longestTime { return .infinity }
    }
    return bisection(0, late, steps: 48, settled)
  }
}
