// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A transition that inserts and removes the view without animation.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// Returns the content unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension IdentityTransition: InspectableTransition {
  func hasAnimation(in phase: TransitionPhase) -> Bool { false }
  func isIdentity(in phase: TransitionPhase) -> Bool { true }
}

extension Transition where Self == IdentityTransition {
  /// Inserts and removes the view at once, also within an animation.
  public static var identity: IdentityTransition { IdentityTransition() }
}
