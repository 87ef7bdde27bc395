// Part of Snapback, under the MIT licence; see LICENSE.

package import Snapback

/// Springs with one number changed and its partners kept: the numbers of the other languages follow. What comes
/// out is rounded to what `swift(_:)` prints, so that the line gives the very spring that was felt.
nonisolated extension Spring {
  /// Another perceived duration, in seconds; the bounce and the mass stay.
  package func with(duration: Double) -> Spring {
    Spring(duration: rounded(duration, 100), bounce: bounce).carrying(mass)
  }

  /// Another bounce, from above -1 to 1; the duration and the mass stay.
  package func with(bounce: Double) -> Spring {
    Spring(duration: duration, bounce: rounded(bounce, 100)).carrying(mass)
  }

  /// Another response, in seconds; the damping ratio and the mass stay.
  package func with(response: Double) -> Spring {
    Spring(response: rounded(response, 100), dampingRatio: dampingRatio).carrying(mass)
  }

  /// Another damping ratio; the response and the mass stay.
  package func with(dampingRatio: Double) -> Spring {
    Spring(response: response, dampingRatio: rounded(dampingRatio, 100)).carrying(mass)
  }

  /// Another mass; stiffness and damping stay.
  package func with(mass: Double) -> Spring {
    Spring(
      mass: rounded(mass, 100), stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  /// Another stiffness; mass and damping stay.
  package func with(stiffness: Double) -> Spring {
    Spring(
      mass: mass, stiffness: rounded(stiffness, 1), damping: damping, allowOverDamping: true)
  }

  /// Another damping; mass and stiffness stay.
  package func with(damping: Double) -> Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: rounded(damping, 10), allowOverDamping: true)
  }

  /// The same motion with another mass.
  private func carrying(_ mass: Double) -> Spring {
    mass == 1
      ? self
      : Spring(
        mass: mass, stiffness: stiffness * mass, damping: damping * mass, allowOverDamping: true)
  }

  private func rounded(_ value: Double, _ parts: Double) -> Double {
    (value * parts).rounded() / parts
  }
}

nonisolated extension Spring {
  /// The line of Swift that makes it, as it was last spoken of.
  func swift(_ form: SpringTuning.Form) -> String {
    switch form {
    case .duration:
      String(format: ".spring(duration: %.2f, bounce: %.2f)", duration, bounce)
    case .response:
      String(format: ".spring(response: %.2f, dampingFraction: %.2f)", response, dampingRatio)
    case .physics:
      String(
        format: ".spring(Spring(mass: %.2f, stiffness: %.1f, damping: %.2f%@))", mass, stiffness,
        damping, dampingRatio > 1 ? ", allowOverDamping: true" : "")
    }
  }
}
