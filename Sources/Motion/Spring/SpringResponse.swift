// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// What a spring has made of a unit displacement and of a unit velocity after some time.
///
/// From displacement x and velocity v (both relative to the target) it comes to displacement
/// `x·rest + v·kick` and velocity `x·restVelocity + v·kickVelocity`.
@usableFromInline package struct SpringResponse: Equatable, Sendable {
  @usableFromInline package var rest: Double
  @usableFromInline package var kick: Double
  @usableFromInline package var restVelocity: Double
  @usableFromInline package var kickVelocity: Double
}

extension Spring {
  /// The closed form, `time` seconds after the spring was let go; 0 counts for times before and
  /// NaN.
  ///
  /// With β the decay and ω² = ω₀² − β². Swinging: kick = e^(−βt)·sin(ωt)/ω. Otherwise with s² =
  /// −ω², the slow root r = −ω₀²/(β+s) and φ = (1 − e^(−2st))/2s, which tends to t at critical
  /// damping: kick = e^(rt)·φ. Neither loses digits near the other, so critical damping is no third
  /// case.
  @usableFromInline
  package func response(at time: Double) -> SpringResponse {
    let t = SpringLimits.time(time)
    let discriminant = discriminant
    if discriminant > 0 {
      let omega = discriminant.squareRoot()
      let fade = exp(-decay * t)
      let swing = fade * cos(omega * t)
      let kick = fade * sin(omega * t) / omega
      return SpringResponse(
        rest: swing + decay * kick, kick: kick,
        restVelocity: -frequencySquared * kick, kickVelocity: swing - decay * kick)
    }
    return slowResponse(at: t)
  }

  private func slowResponse(at t: Double) -> SpringResponse {
    let s = (-discriminant).squareRoot()
    let root = decay + s > 0 ? -frequencySquared / (decay + s) : 0
    let phi = s > 0 ? -expm1(-2 * s * t) / (2 * s) : t
    let fade = exp(root * t)
    let kick = fade * phi
    return SpringResponse(
      rest: fade - root * kick, kick: kick,
      restVelocity: -frequencySquared * kick, kickVelocity: fade * exp(-2 * s * t) + root * kick)
  }

  /// Bounds that `response(at:)` stays within from `time` on, once past its peak: the swing
  /// replaced by its envelope.
  package func envelope(at time: Double) -> SpringResponse {
    let t = SpringLimits.time(time)
    let discriminant = discriminant
    guard discriminant > 0 else { return slowResponse(at: t) }
    let fade = exp(-decay * t)
    let kick = fade * min(t, 1 / discriminant.squareRoot())
    return SpringResponse(
      rest: fade + decay * kick, kick: kick,
      restVelocity: -frequencySquared * kick, kickVelocity: fade + decay * kick)
  }

  /// When a spring let go at a distance and speed has settled for good, seconds; infinite when
  /// never.
  ///
  /// `isSettled` is asked about bounds on the distance left and the speed.
  package func settlingTime(
    distance: Double, speed: Double, isSettled: (_ distance: Double, _ speed: Double) -> Bool
  ) -> Double {
    func settled(at time: Double) -> Bool {
      let bound = envelope(at: time)
      return isSettled(
        distance * abs(bound.rest) + speed * abs(bound.kick),
        distance * abs(bound.restVelocity) + speed * abs(bound.kickVelocity))
    }
    guard distance > 0 || speed > 0 else { return 0 }
    guard decay > 0 else { return .infinity }
    var late = 4 / (frequency + decay)
    while !settled(at: late) {
      late *= 2
      if late > SpringLimits.longestTime { return .infinity }
    }
    var early = 0.0
    for _ in 0..<48 {
      let middle = (early + late) / 2
      if settled(at: middle) { late = middle } else { early = middle }
    }
    return late
  }
}
