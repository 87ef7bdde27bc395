// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A transition that differs for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition with which the view appears.
  public var insertion: Insertion
  /// The transition with which the view disappears.
  public var removal: Removal

  /// Creates a transition from one for insertion and one for removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Without motion of its own.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// Applies the transition of the phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      to: insertion.apply(to: content, phase == .didDisappear ? .identity : phase),
      phase == .willAppear ? .identity : phase)
  }
}

extension AsymmetricTransition: InspectableTransition {
  func hasAnimation(in phase: TransitionPhase) -> Bool {
    phase == .willAppear ? insertion.isAnimated(in: phase) : removal.isAnimated(in: phase)
  }

  func isIdentity(in phase: TransitionPhase) -> Bool {
    phase == .willAppear ? insertion.hasNoEffect(in: phase) : removal.hasNoEffect(in: phase)
  }
}
