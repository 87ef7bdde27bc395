// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A transition that moves across an edge by the view's own length.
public struct MoveTransition: Transition {
  /// The edge at which the view enters and leaves.
  public var edge: Edge

  /// Creates a transition across an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Moves the content across the edge except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeOffsetEffect(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

extension Transition where Self == MoveTransition {
  /// A transition that moves across an edge by the view's own length.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
