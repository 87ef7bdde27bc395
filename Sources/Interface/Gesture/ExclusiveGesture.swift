// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// Two gestures of which one is recognised: the second only where the first is not.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the one that is recognised.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(ExclusiveNode(gesture))
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Recognises this gesture, or where it fails another one.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

private final class ExclusiveNode<First: Gesture, Second: Gesture>:
  TypedGestureNode<ExclusiveGesture<First, Second>>
{
  private let first: TypedGestureNode<First>
  private let second: TypedGestureNode<Second>

  override init(_ gesture: ExclusiveGesture<First, Second>) {
    first = First._makeNode(gesture.first).node
    second = Second._makeNode(gesture.second).node
    super.init(gesture)
  }

  override var name: String { "\(first.name) or \(second.name)" }
  override var parts: [GestureNode] { first.leaves + second.leaves }

  override var kind: GestureArena.Kind {
    GestureArena.Kind(
      isDiscrete: first.kind.isDiscrete && second.kind.isDiscrete,
      taps: max(first.kind.taps, second.kind.taps))
  }

  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    if first.phaseKind == .failed { return second.phase.map { .second($0) } }
    if first.claim == .possible, case .active(let value) = second.phase {
      return second.claim == .active ? .active(.second(value)) : firstPhase
    }
    return firstPhase
  }

  private var firstPhase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    first.phase.map { .first($0) }
  }

  override var claim: GesturePhaseKind {
    if first.phaseKind == .failed { return second.claim }
    return first.claim == .possible && second.claim == .active ? .active : first.claim
  }

  override var isTentative: Bool {
    first.claim == .active ? first.isTentative : second.isTentative
  }

  override var deadline: Double? {
    [first.pendingDeadline, second.pendingDeadline].compactMap { $0 }.min()
  }

  override func update(_ gesture: ExclusiveGesture<First, Second>) {
    super.update(gesture)
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override func advance(_ input: GestureInput) {
    first.advance(input)
    second.advance(input)
    if first.claim == .active || first.claim == .ended {
      if second.phaseKind != .failed { second.fail(.lost(to: first.name)) }
    } else if second.claim == .active, !second.isTentative, first.kind.isDiscrete, !first.isDone {
      // What happens at once has no chance any more when the hand is on its way.
      first.fail(.lost(to: second.name))
    }
  }

  override func fail(_ reason: GestureFailure) {
    first.fail(reason)
    second.fail(reason)
  }

  override func deliver() {
    first.deliver()
    // What the second has ended in counts only once the first has failed.
    if second.phaseKind != .ended || first.phaseKind == .failed { second.deliver() }
  }

  override func reset() {
    first.reset()
    second.reset()
  }
}
