// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A transition that enters at the leading edge and leaves at the trailing edge.
public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Moves the content across the leading edge before the insertion, and across the trailing one
  /// after the removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    AsymmetricTransition(
      insertion: MoveTransition(edge: .leading), removal: MoveTransition(edge: .trailing)
    ).apply(to: content, phase)
  }
}

extension Transition where Self == SlideTransition {
  /// A transition that enters at the leading edge and leaves at the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}
