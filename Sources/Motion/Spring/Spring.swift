// Part of Snapback, under the MIT licence; see LICENSE.

/// A mass on a damped spring, described by perceptual or by physical parameters.
///
/// It moves from 0 to a target. Position and velocity are closed forms in the time since the
/// release, so they can be evaluated at any times, in any order. Times are seconds; values are in
/// the unit of the animated value.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     spring.value(target: 100, time: 0.25)     // 98.4
///     spring.stiffness                          // 157.9
///
/// Every parameter has a defined result. A number out of range is clamped to the range, and NaN
/// counts as the parameter's neutral value; each initializer documents both. docs/springs.md has the
/// derivation.
public struct Spring: Hashable, Sendable {
  /// The decay rate of the motion, β = damping / (2 · mass), per second.
  package let decay: Double
  /// The square of the angular frequency without damping, ω₀² = stiffness / mass, per second
  /// squared.
  package let frequencySquared: Double
  /// The mass on the spring, in an arbitrary unit; 1 unless given.
  public let mass: Double

  package init(decay: Double, frequencySquared: Double, mass: Double = 1) {
    self.decay = decay
    self.frequencySquared = frequencySquared
    self.mass = mass
  }
}

extension Spring {
  /// ω₀, radians per second.
  package var frequency: Double { frequencySquared.squareRoot() }

  /// ω₀² − β²: positive when the spring oscillates, 0 when it is critically damped, negative
  /// beyond.
  package var discriminant: Double { frequencySquared - decay * decay }

  /// Whether the spring overshoots its target when released at rest.
  package var oscillates: Bool { discriminant > 1e-12 * frequencySquared }
}

extension Spring: CustomStringConvertible {
  /// The spring by its duration, bounce and mass, for logs.
  public var description: String {
    "Spring(duration: \(duration), bounce: \(bounce), mass: \(mass))"
  }
}
