// Part of Snapback, under the MIT licence; see LICENSE.

/// A mass on a damped spring, and the numbers a designer or a physicist would describe it by.
///
/// It travels from 0 to a target. Position and velocity are closed form in the time since it was
/// let go, so any moment can be asked for, in any order. Times are seconds; values are in the unit
/// of what moves.
///
///     let spring = Spring(duration: 0.5, bounce: 0.3)
///     spring.value(target: 100, time: 0.25)     // 98.4
///     spring.stiffness                          // 157.9
///
/// Every parameter has a result. A number out of range is taken as the nearest in range, and NaN as
/// the parameter's neutral value; each initialiser says which. docs/springs.md has the derivation.
public struct Spring: Hashable, Sendable {
  /// How fast the motion dies away, β = damping / (2 · mass), per second.
  package let decay: Double
  /// The square of the angular frequency without damping, ω₀² = stiffness / mass, per second
  /// squared.
  package let frequencySquared: Double
  /// The mass on the spring; 1 unless given.
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

  /// Whether the spring swings past its target when let go at rest.
  package var oscillates: Bool { discriminant > 1e-12 * frequencySquared }
}

extension Spring: CustomStringConvertible {
  public var description: String {
    "Spring(duration: \(duration), bounce: \(bounce), mass: \(mass))"
  }
}
