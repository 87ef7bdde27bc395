// Part of Snapback, under the MIT licence; see LICENSE.

package import Snapback

/// Springs with one parameter changed and the others of the same parametrization kept. The new
/// value is rounded to the precision of `swiftSource(_:)`, so that the printed code gives exactly
/// the spring that was tried.
nonisolated extension Spring {
  /// Changes the perceived duration, in seconds; keeps bounce and mass.
  package func with(duration: Double) -> Spring {
    Spring(duration: rounded(duration, 100), bounce: bounce).scaled(toMass: mass)
  }

  /// Changes the bounce, above -1 and at most 1; keeps duration and mass.
  package func with(bounce: Double) -> Spring {
    Spring(duration: duration, bounce: rounded(bounce, 100)).scaled(toMass: mass)
  }

  /// Changes the response, in seconds; keeps damping ratio and mass.
  package func with(response: Double) -> Spring {
    Spring(response: rounded(response, 100), dampingRatio: dampingRatio).scaled(toMass: mass)
  }

  /// Changes the damping ratio; keeps response and mass.
  package func with(dampingRatio: Double) -> Spring {
    Spring(response: response, dampingRatio: rounded(dampingRatio, 100)).scaled(toMass: mass)
  }

  /// Changes the mass; keeps stiffness and damping coefficient.
  package func with(mass: Double) -> Spring {
    Spring(
      mass: rounded(mass, 100), stiffness: springConstant, damping: damping, allowOverDamping: true)
  }

  /// Changes the stiffness; keeps mass and damping coefficient.
  package func with(stiffness: Double) -> Spring {
    Spring(
      mass: mass, stiffness: rounded(stiffness, 1), damping: damping, allowOverDamping: true)
  }

  /// Changes the damping coefficient; keeps mass and stiffness.
  package func with(damping: Double) -> Spring {
    Spring(
      mass: mass, stiffness: springConstant, damping: rounded(damping, 10), allowOverDamping: true)
  }

  /// The spring with the same motion and another mass.
  private func scaled(toMass mass: Double) -> Spring {
    mass == 1
      ? self
      : Spring(
        mass: mass, stiffness: springConstant * mass, damping: damping * mass,
        allowOverDamping: true)
  }

  private func rounded(_ value: Double, _ scale: Double) -> Double {
    (value * scale).rounded() / scale
  }
}

nonisolated extension Spring {
  /// Swift code for the spring, in the given parametrization.
  func swiftSource(_ parametrization: SpringTuning.Parametrization) -> String {
    switch parametrization {
    case .duration:
      String(format: ".spring(duration: %.2f, bounce: %.2f)", duration, bounce)
    case .response:
      String(format: ".spring(response: %.2f, dampingFraction: %.2f)", response, dampingRatio)
    case .physics:
      String(
        format: ".spring(Spring(mass: %.2f, stiffness: %.1f, damping: %.2f%@))", mass,
        springConstant,
        damping, dampingRatio > 1 ? ", allowOverDamping: true" : "")
    }
  }
}
