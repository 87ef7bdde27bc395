// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// A gesture of an erased type.
class GestureBox<Value> {
  @MainActor
  func makeNode() -> AnyGestureNode<Value>.Content {
    preconditionFailure("GestureBox subclasses override makeNode()")
  }
}

/// A box for gestures of one type.
final class TypedGestureBox<G: Gesture>: GestureBox<G.Value> {
  private let gesture: G

  init(_ gesture: G) {
    self.gesture = gesture
  }

  @MainActor
  override func makeNode() -> AnyGestureNode<G.Value>.Content {
    let node = G._makeNode(gesture).node
    return AnyGestureNode<G.Value>.Content(
      node: node, phase: { node.phase },
      update: { box in
        guard let box = box as? TypedGestureBox<G> else { return false }
        node.update(box.gesture)
        return true
      })
  }
}

/// The node of an `AnyGesture`: forwards to the node of the wrapped gesture.
final class AnyGestureNode<Value>: TypedGestureNode<AnyGesture<Value>> {
  /// The node of the wrapped gesture and typed access to it.
  struct Content {
    var node: GestureNode
    var phase: () -> GesturePhase<Value>
    /// Updates the gesture. Returns whether it has the same type as before.
    var update: (GestureBox<Value>) -> Bool
  }

  private var content: Content

  override init(_ gesture: AnyGesture<Value>) {
    content = gesture.box.makeNode()
    super.init(gesture)
  }

  override var phase: GesturePhase<Value> { content.phase() }
  override var phaseKind: GesturePhaseKind { content.node.phaseKind }
  override var phaseKinds: GesturePhaseKinds { content.node.phaseKinds }
  override var failure: GestureFailure? { content.node.failure }
  override var name: String { content.node.name }
  override var condition: String? { content.node.condition }
  override var kind: GestureArena.Kind { content.node.kind }
  override var reportedPhase: GesturePhaseKind { content.node.reportedPhase }
  override var isTentative: Bool { content.node.isTentative }
  override var deadline: Double? { content.node.deadline }
  override var parts: [GestureNode] { content.node.parts }
  override var tracksRotation: Bool { content.node.tracksRotation }

  override func update(_ gesture: AnyGesture<Value>) {
    super.update(gesture)
    guard !content.update(gesture.box) else { return }
    content.node.fail(.viewRemoved)
    content.node.deliver()
    content = gesture.box.makeNode()
    // The new gesture participates from the next touch on.
    content.node.fail(.viewRemoved)
  }

  override func advance(_ input: GestureInput) { content.node.advance(input) }
  override func fail(_ reason: GestureFailure) { content.node.fail(reason) }
  override func deliver() { content.node.deliver() }
  override func reset() { content.node.reset() }
}
