// Part of Snapback, under the MIT licence; see LICENSE.

public import Gestures

/// A node for gestures of one type.
@_spi(ViewTree) open class TypedGestureNode<G: Gesture>: GestureNode {
  /// The gesture of the last update.
  package var gesture: G
  /// The current phase, with its value.
  open var phase: GesturePhase<G.Value> {
    preconditionFailure("GestureNode subclasses override phase")
  }

  /// Creates a node for a gesture.
  public init(_ gesture: G) {
    self.gesture = gesture
  }

  open override var phaseKind: GesturePhaseKind { phase.kind }
  open override var failure: GestureFailure? { phase.failure }

  /// Sets the gesture's new value, with new callbacks.
  open func update(_ gesture: G) {
    self.gesture = gesture
  }
}
