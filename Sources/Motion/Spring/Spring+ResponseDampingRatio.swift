// Part of Snapback, under the MIT licence; see LICENSE.

extension Spring {
  /// A spring by its stiffness as a time and its damping as a ratio.
  ///
  /// - Parameters:
  ///   - response: The period without damping, seconds. From 1e-6 (0, negative and NaN count as
  ///     that: the spring jumps) to 1e9.
  ///   - dampingRatio: 0 swings for ever, 1 is critical, more is slower. From 0 (negative counts as
  ///     that) to 1e6; NaN counts as 1.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / SpringLimits.response(response)
    self.init(
      decay: SpringLimits.ratio(dampingRatio) * frequency, frequencySquared: frequency * frequency)
  }

  /// The period the spring would swing in without damping, seconds; infinite without stiffness.
  public var response: Double { 2 * .pi / frequency }

  /// The damping as a part of what would just keep the spring from swinging; infinite for a mass
  /// with friction but no spring, 0 for one with neither.
  public var dampingRatio: Double { decay == 0 ? 0 : decay / frequency }
}
