// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A spring on the range 0...1 whose result is then stretched over the way; never over-damped.
package struct InterpolatingSpring: Hashable, Sendable {
  package let spring: Spring
  /// In ways per second.
  package let velocity: Double
  /// When it stays within a thousandth of the way, seconds; infinite without damping.
  package let duration: Double

  package init(_ spring: Spring, velocity: Double) {
    let ratio = min(spring.dampingRatio, 1)
    let frequency = spring.frequency
    self.spring = Spring(
      decay: spring.discriminant > 0 ? ratio * frequency : frequency,
      frequencySquared: spring.discriminant > 0 ? spring.frequencySquared : frequency * frequency,
      mass: spring.mass)
    self.velocity = velocity
    self.duration = Self.duration(of: self.spring, velocity: velocity)
  }

  /// Core Animation's settling duration: log((1 + |v₀ − β| / ω) / ε) / β when swinging, else the
  /// first tenth of a second after which it stays there.
  private static func duration(of spring: Spring, velocity: Double) -> Double {
    guard spring.oscillates, spring.decay > 0 else {
      return spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
    }
    let swing = abs(velocity - spring.decay) / spring.discriminant.squareRoot()
    return log((1 + swing) / 0.001) / spring.decay
  }
}
