// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// Two gestures that are recognised at the same time, each by itself. It ends when both are done.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of those that are under way or have ended; nil for one that is not.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(SimultaneousNode(gesture))
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Recognises this gesture and another one at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

private final class SimultaneousNode<First: Gesture, Second: Gesture>:
  TypedGestureNode<SimultaneousGesture<First, Second>>
{
  private let first: TypedGestureNode<First>
  private let second: TypedGestureNode<Second>
  private var ownFailure: GestureFailure?

  override init(_ gesture: SimultaneousGesture<First, Second>) {
    first = First._makeNode(gesture.first).node
    second = Second._makeNode(gesture.second).node
    super.init(gesture)
  }

  override var name: String { "\(first.name) with \(second.name)" }
  override var parts: [GestureNode] { first.leaves + second.leaves }

  override var kind: GestureArena.Kind {
    GestureArena.Kind(
      isDiscrete: first.kind.isDiscrete && second.kind.isDiscrete,
      taps: max(first.kind.taps, second.kind.taps))
  }

  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    if let ownFailure { return .failed(ownFailure) }
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.recognized, second: second.phase.recognized)
    switch combined(first.phaseKind, second.phaseKind) {
    case .possible: return .possible(nil)
    case .active: return .active(value)
    case .ended: return .ended(value)
    case .failed: return .failed(first.failure ?? second.failure ?? .interrupted)
    }
  }

  override var claim: GesturePhaseKind {
    ownFailure == nil ? combined(first.claim, second.claim) : .failed
  }

  override var isTentative: Bool {
    (first.claim != .active || first.isTentative)
      && (second.claim != .active || second.isTentative)
  }

  override var deadline: Double? {
    [first.pendingDeadline, second.pendingDeadline].compactMap { $0 }.min()
  }

  override func update(_ gesture: SimultaneousGesture<First, Second>) {
    super.update(gesture)
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override func advance(_ input: GestureInput) {
    // While one goes on, the other may come again with another hand.
    if !input.freshHands.isEmpty {
      if first.isDone, second.phaseKind == .active { first.reset() }
      if second.isDone, first.phaseKind == .active { second.reset() }
    }
    first.advance(input)
    second.advance(input)
  }

  override func fail(_ reason: GestureFailure) {
    ownFailure = reason
    first.fail(reason)
    second.fail(reason)
  }

  override func deliver() {
    first.deliver()
    second.deliver()
  }

  override func reset() {
    ownFailure = nil
    first.reset()
    second.reset()
  }

  private func combined(_ a: GesturePhaseKind, _ b: GesturePhaseKind) -> GesturePhaseKind {
    if a == .active || b == .active { return .active }
    if a == .possible || b == .possible { return .possible }
    return a == .ended || b == .ended ? .ended : .failed
  }
}

extension GestureNode {
  final var isDone: Bool { phaseKind.isTerminal }

  /// The deadline, while there is something for it to change.
  final var pendingDeadline: Double? { isDone ? nil : deadline }

  /// The gestures that are composed of no others.
  final var leaves: [GestureNode] {
    let parts = parts
    return parts.isEmpty ? [self] : parts
  }
}
