// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// A gesture of any type with a value of one. Another type in its place cancels what was under way.
public struct AnyGesture<Value>: PrimitiveGesture {
  let box: GestureBox<Value>

  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    box = TypedGestureBox(gesture)
  }

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(AnyGestureNode(gesture))
  }
}

/// A gesture whose type is not known.
class GestureBox<Value> {
  @MainActor
  func makeNode() -> AnyGestureNode<Value>.Content {
    preconditionFailure("a box makes its gesture's node")
  }
}

private final class TypedGestureBox<G: Gesture>: GestureBox<G.Value> {
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

final class AnyGestureNode<Value>: TypedGestureNode<AnyGesture<Value>> {
  struct Content {
    var node: GestureNode
    var phase: () -> GesturePhase<Value>
    /// Takes a new gesture; answers whether it was of the same type.
    var update: (GestureBox<Value>) -> Bool
  }

  private var content: Content

  override init(_ gesture: AnyGesture<Value>) {
    content = gesture.box.makeNode()
    super.init(gesture)
  }

  override var phase: GesturePhase<Value> { content.phase() }
  override var name: String { content.node.name }
  override var condition: String? { content.node.condition }
  override var kind: GestureArena.Kind { content.node.kind }
  override var claim: GesturePhaseKind { content.node.claim }
  override var isTentative: Bool { content.node.isTentative }
  override var deadline: Double? { content.node.deadline }
  override var parts: [GestureNode] { content.node.parts }
  override var turns: Bool { content.node.turns }

  override func update(_ gesture: AnyGesture<Value>) {
    super.update(gesture)
    guard !content.update(gesture.box) else { return }
    content.node.fail(.viewRemoved)
    content.node.deliver()
    content = gesture.box.makeNode()
    // It takes part from the next touch on.
    content.node.fail(.viewRemoved)
  }

  override func advance(_ input: GestureInput) { content.node.advance(input) }
  override func fail(_ reason: GestureFailure) { content.node.fail(reason) }
  override func deliver() { content.node.deliver() }
  override func reset() { content.node.reset() }
}
