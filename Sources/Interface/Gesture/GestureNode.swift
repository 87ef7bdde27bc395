// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// What follows the touches of one gesture of a view, from one evaluation of the body to the next.
///
/// `advance` only finds the phase; `deliver` then runs callbacks. Between the two the arena may make it fail.
@MainActor
class GestureNode {
  /// What to call it in logs.
  var name: String { preconditionFailure("a gesture's node has a name") }
  /// What it takes to begin, in words, as instruments say it: `moved 10 points`.
  var condition: String? { nil }
  var kind: GestureArena.Kind { .continuous }
  var phaseKind: GesturePhaseKind { preconditionFailure("a gesture's node knows its phase") }
  var failure: GestureFailure? { nil }
  /// The phase as the arena is told: a press that is not long yet claims nothing.
  var claim: GesturePhaseKind { phaseKind }
  /// Whether it is active although the hand has not moved.
  var isTentative: Bool { false }
  /// When it changes unless something happens before.
  var deadline: Double? { nil }
  /// The gestures it is composed of.
  var parts: [GestureNode] { [] }
  /// Whether it follows fingers that turn.
  var turns: Bool { parts.contains(where: \.turns) }

  /// Takes touches that happen at once, or none as time passes.
  func advance(_ input: GestureInput) {}
  func fail(_ reason: GestureFailure) {}
  /// Tells the callbacks what has changed since the last time.
  func deliver() {}
  /// Makes it ready for new touches.
  func reset() {}
}

/// A node that follows gestures of one type.
class TypedGestureNode<G: Gesture>: GestureNode {
  var gesture: G
  /// The phase that the touches so far have led to.
  var phase: GesturePhase<G.Value> { preconditionFailure("a gesture's node knows its phase") }

  init(_ gesture: G) {
    self.gesture = gesture
  }

  override var phaseKind: GesturePhaseKind { phase.kind }
  override var failure: GestureFailure? { phase.failure }

  /// Takes the gesture's new value, with new callbacks.
  func update(_ gesture: G) {
    self.gesture = gesture
  }
}

/// A node around another one, which it passes everything on to.
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
  override var name: String { base.name }
  override var condition: String? { base.condition }
  override var kind: GestureArena.Kind { base.kind }
  override var claim: GesturePhaseKind { base.claim }
  override var isTentative: Bool { base.isTentative }
  override var deadline: Double? { base.deadline }
  override var parts: [GestureNode] { base.parts }
  override var turns: Bool { base.turns }

  override func update(_ gesture: G) {
    super.update(gesture)
    base.update(unwrap(gesture))
  }

  override func advance(_ input: GestureInput) { base.advance(input) }
  override func fail(_ reason: GestureFailure) { base.fail(reason) }
  override func deliver() { base.deliver() }
  override func reset() { base.reset() }
}
