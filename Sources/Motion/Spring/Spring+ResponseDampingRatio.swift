// Part of Snapback, under the MIT licence; see LICENSE.

extension Spring {
  /// Creates a spring from its response and damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped oscillation in seconds, clamped to 1e-6...1e9. 0, a
  ///     negative number and NaN count as 1e-6, which is instantaneous.
  ///   - dampingRatio: 0 oscillates forever, 1 is critical, more is overdamped. Clamped to 0...1e6;
  ///     NaN counts as 1.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / SpringLimits.response(response)
    self.init(
      decay: SpringLimits.ratio(dampingRatio) * frequency, frequencySquared: frequency * frequency)
  }

  /// The period of the undamped oscillation in seconds, 2π / ω₀; infinite without stiffness.
  public var response: Double { 2 * .pi / frequency }

  /// The damping as a fraction of critical damping, ζ = β / ω₀: infinite with damping but no
  /// stiffness, 0 with neither.
  public var dampingRatio: Double { decay == 0 ? 0 : decay / frequency }
}
