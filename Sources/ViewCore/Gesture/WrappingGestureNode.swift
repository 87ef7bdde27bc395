// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// A node that forwards everything to the node of another gesture.
class WrappingGestureNode<G: Gesture, Base: Gesture>: TypedGestureNode<G>
where G.Value == Base.Value {
  let base: TypedGestureNode<Base>
  private let unwrap: (G) -> Base

  init(_ gesture: G, _ base: TypedGestureNode<Base>, _ unwrap: @escaping (G) -> Base) {
    self.base = base
    self.unwrap = unwrap
    super.init(gesture)
  }

  override var phase: GesturePhase<G.Value> { base.phase }
  override var phaseKind: GesturePhaseKind { base.phaseKind }
  override var phaseKinds: GesturePhaseKinds { base.phaseKinds }
  override var failure: GestureFailure? { base.failure }
  override var name: String { base.name }
  override var condition: String? { base.condition }
  override var kind: GestureArena.Kind { base.kind }
  override var reportedPhase: GesturePhaseKind { base.reportedPhase }
  override var isTentative: Bool { base.isTentative }
  override var deadline: Double? { base.deadline }
  override var parts: [GestureNode] { base.parts }
  override var tracksRotation: Bool { base.tracksRotation }

  override func update(_ gesture: G) {
    super.update(gesture)
    base.update(unwrap(gesture))
  }

  override func advance(_ input: GestureInput) { base.advance(input) }
  override func fail(_ reason: GestureFailure) { base.fail(reason) }
  override func deliver() { base.deliver() }
  override func reset() { base.reset() }
}
