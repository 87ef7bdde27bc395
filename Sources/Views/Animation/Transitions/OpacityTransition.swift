// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Fades the view in when it is inserted, and out when it is removed.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// Applies an opacity of 0 except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition {
  /// Fades the view in when it is inserted, and out when it is removed.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
