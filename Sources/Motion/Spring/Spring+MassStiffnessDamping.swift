// Part of Snapback, under the MIT licence; see LICENSE.

extension Spring {
  /// A spring by its physics.
  ///
  /// - Parameters:
  ///   - mass: Greater than 0; anything else counts as 1.
  ///   - stiffness: Force per length. Negative and NaN count as 0: a free mass.
  ///   - damping: Force per velocity. Negative and NaN count as 0: it swings for ever.
  ///   - allowOverDamping: Whether more than critical damping is kept, not taken as critical.
  ///
  /// Numbers so large that no frame could show the motion are taken down to where it still is
  /// finite.
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

  /// Force per length: mass · ω₀², also when over-damped.
  public var stiffness: Double { mass * frequencySquared }

  /// Force per velocity: 2 · mass · β.
  public var damping: Double { 2 * mass * decay }
}
