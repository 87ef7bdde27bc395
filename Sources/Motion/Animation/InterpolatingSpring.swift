// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A spring from 0 to 1 whose result is scaled by the whole change; never overdamped.
package struct InterpolatingSpring: Hashable, Sendable {
  package let spring: Spring
  /// The initial velocity, as a multiple of the change, per second.
  package let velocity: Double
  /// The time after which it stays within 0.001 of the change, in seconds; infinite without damping. Repetitions have
  /// this duration; one alone goes on until it rests as other springs do.
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

  /// Returns whether the animation of a change of some magnitude has ended after a time.
  func isOver(_ distance: Double, after time: Double) -> Bool {
    time >= duration
      && spring.isOver(distance: distance, speed: distance * abs(velocity), after: time)
  }

  /// Core Animation's settling duration: log((1 + |v₀ − β| / ω) / ε) / β when underdamped, else the
  /// first multiple of 0.1 seconds from which it stays within ε.
  private static func duration(of spring: Spring, velocity: Double) -> Double {
    guard spring.oscillates, spring.decay > 0 else {
      return spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
    }
    let swing = abs(velocity - spring.decay) / spring.discriminant.squareRoot()
    return log((1 + swing) / 0.001) / spring.decay
  }
}
