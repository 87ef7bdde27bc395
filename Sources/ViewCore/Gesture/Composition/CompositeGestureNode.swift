// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// A gesture composed of two others.
protocol CompositeGesture: PrimitiveGesture {
  associatedtype First: Gesture
  associatedtype Second: Gesture

  var first: First { get }
  var second: Second { get }
}

/// The node of a gesture composed of two others. By default it forwards everything to both, and is
/// as discrete as the less discrete of them.
class CompositeGestureNode<G: CompositeGesture>: TypedGestureNode<G> {
  final let first: TypedGestureNode<G.First>
  final let second: TypedGestureNode<G.Second>

  override init(_ gesture: G) {
    first = G.First._makeNode(gesture.first).node
    second = G.Second._makeNode(gesture.second).node
    super.init(gesture)
  }

  override var phaseKinds: GesturePhaseKinds {
    preconditionFailure("CompositeGestureNode subclasses override phaseKinds")
  }
  final override var phaseKind: GesturePhaseKind { phaseKinds.current }
  final override var reportedPhase: GesturePhaseKind { phaseKinds.reported }

  final override var parts: [GestureNode] { first.leaves + second.leaves }

  override var kind: GestureArena.Kind {
    let (a, b) = (first.kind, second.kind)
    return GestureArena.Kind(
      isDiscrete: a.isDiscrete && b.isDiscrete, taps: max(a.taps, b.taps))
  }

  override var deadline: Double? {
    [first.pendingDeadline, second.pendingDeadline].compactMap { $0 }.min()
  }

  final override func update(_ gesture: G) {
    super.update(gesture)
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override func advance(_ input: GestureInput) {
    first.advance(input)
    second.advance(input)
  }

  override func fail(_ reason: GestureFailure) {
    first.fail(reason)
    second.fail(reason)
  }

  override func deliver() {
    first.deliver()
    second.deliver()
  }

  override func reset() {
    first.reset()
    second.reset()
  }
}

extension GestureNode {
  /// Whether the gesture has ended or failed.
  final var isDone: Bool { phaseKind.isTerminal }

  /// The deadline; nil if the gesture is done.
  final var pendingDeadline: Double? { isDone ? nil : deadline }

  /// The gestures that are not composed of others: the parts, or the gesture itself.
  final var leaves: [GestureNode] {
    let parts = parts
    return parts.isEmpty ? [self] : parts
  }
}
