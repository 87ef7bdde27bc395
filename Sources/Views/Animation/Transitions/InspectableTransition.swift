// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// A transition whose effect is known without evaluating its body.
@MainActor
protocol InspectableTransition {
  /// Returns whether it has an animation of its own for the change to a phase, or back from it.
  func hasAnimation(in phase: TransitionPhase) -> Bool
  /// Returns whether it shows the view in a phase as in the phase `identity`.
  func isIdentity(in phase: TransitionPhase) -> Bool
}

extension Transition {
  /// Returns whether the transition is known to have an animation of its own for a phase.
  func isAnimated(in phase: TransitionPhase) -> Bool {
    (self as? any InspectableTransition)?.hasAnimation(in: phase) ?? false
  }

  /// Returns whether the transition is known to have no effect in a phase.
  func hasNoEffect(in phase: TransitionPhase) -> Bool {
    (self as? any InspectableTransition)?.isIdentity(in: phase) ?? false
  }
}
