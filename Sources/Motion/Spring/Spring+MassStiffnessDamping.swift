// Part of Snapback, under the MIT licence; see LICENSE.

extension Spring {
  /// Creates a spring from its physical parameters.
  ///
  /// - Parameters:
  ///   - mass: Greater than 0 and finite; anything else counts as 1.
  ///   - stiffness: Force per length. A negative number and NaN count as 0: a free mass.
  ///   - damping: Force per velocity. A negative number and NaN count as 0: it oscillates forever.
  ///   - allowOverDamping: Whether more than critical damping is allowed. Otherwise it is clamped to
  ///     critical damping.
  ///
  /// Frequencies and decay rates too high for any frame rate are clamped (`SpringLimits`), so that
  /// every result is finite.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness > 0 ? stiffness : 0
    let damping = damping > 0 ? damping : 0
    let highest = SpringLimits.highestFrequency * SpringLimits.highestFrequency
    let frequencySquared = min(stiffness / mass, highest)
    let frequency = frequencySquared.squareRoot()
    let decay = min(damping / mass / 2, SpringLimits.highestDecay)
    if decay > frequency && !allowOverDamping {
      self.init(decay: frequency, frequencySquared: frequency * frequency, mass: mass)
    } else {
      self.init(decay: decay, frequencySquared: frequencySquared, mass: mass)
    }
  }

  /// The stiffness, as force per length: mass · ω₀².
  ///
  /// For an overdamped spring it is, as in SwiftUI, mass · (2β² − ω₀²) with the decay rate β, which
  /// is more: `Spring(duration: 0.5, bounce: -0.3)` moves with 157.91 and returns 486.63.
  public var stiffness: Double { mass * (decay * decay + abs(discriminant)) }

  /// The stiffness of the motion, mass · ω₀², also when overdamped.
  package var springConstant: Double { mass * frequencySquared }

  /// The damping coefficient, as force per velocity: 2 · mass · β.
  public var damping: Double { 2 * mass * decay }
}
