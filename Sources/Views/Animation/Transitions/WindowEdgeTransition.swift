// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// A transition that moves across an edge by the view's own length and the unsafe areas around it, so
/// that a background which extends into them leaves the window too.
package struct WindowEdgeTransition: Transition {
  /// The edge at which the view enters and leaves.
  package var edge: Edge

  /// Moves the content across the edge except in the phase `identity`.
  package func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      _EdgeOffsetEffect(edge: edge, amount: phase.isIdentity ? 0 : 1, includesSafeArea: true))
  }
}

extension Transition where Self == WindowEdgeTransition {
  /// A transition that moves across an edge and out of the window.
  package static func windowEdge(_ edge: Edge) -> WindowEdgeTransition {
    WindowEdgeTransition(edge: edge)
  }
}
