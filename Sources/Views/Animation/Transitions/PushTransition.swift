// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// A transition that enters at an edge, leaves at the opposite one, and fades.
public struct PushTransition: Transition {
  /// The edge from which the view enters; it leaves at the opposite one.
  public var edge: Edge

  /// Creates a transition that enters at an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Moves and fades the content except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    AsymmetricTransition(
      insertion: MoveTransition(edge: edge), removal: MoveTransition(edge: edge.opposite)
    ).apply(to: content, phase).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

extension Transition where Self == PushTransition {
  /// A transition that enters at an edge, leaves at the opposite one, and fades.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
