// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// Two gestures that are recognized independently at the same time. Ends when both are done.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: CompositeGesture {
  /// The values of the gestures that are active or have ended; nil for the others.
  public struct Value {
    /// The value of the first gesture; nil unless it is active or has ended.
    public var first: First.Value?
    /// The value of the second gesture; nil unless it is active or has ended.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two that are recognized at the same time.
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
  /// Returns a gesture that recognizes this one and `other` at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

private final class SimultaneousNode<First: Gesture, Second: Gesture>:
  CompositeGestureNode<SimultaneousGesture<First, Second>>
{
  private var storedFailure: GestureFailure?

  override var name: String { "\(first.name) with \(second.name)" }

  override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    if let storedFailure { return .failed(storedFailure) }
    let (a, b) = (first.phase, second.phase)
    let value = SimultaneousGesture<First, Second>.Value(
      first: a.recognized, second: b.recognized)
    switch combined(a.kind, b.kind) {
    case .possible: return .possible(nil)
    case .active: return .active(value)
    case .ended: return .ended(value)
    case .failed: return .failed(a.failure ?? b.failure ?? .interrupted)
    }
  }

  override var phaseKinds: GesturePhaseKinds {
    guard storedFailure == nil else {
      return GesturePhaseKinds(current: .failed, reported: .failed)
    }
    let (a, b) = (first.phaseKinds, second.phaseKinds)
    return GesturePhaseKinds(
      current: combined(a.current, b.current), reported: combined(a.reported, b.reported))
  }

  override var isTentative: Bool {
    (first.reportedPhase != .active || first.isTentative)
      && (second.reportedPhase != .active || second.isTentative)
  }

  override func advance(_ input: GestureInput) {
    // While one gesture is active, the other one can begin again with a new touch sequence.
    if !input.newSequences.isEmpty {
      if first.isDone, second.phaseKind == .active { first.reset() }
      if second.isDone, first.phaseKind == .active { second.reset() }
    }
    super.advance(input)
  }

  override func fail(_ reason: GestureFailure) {
    storedFailure = reason
    super.fail(reason)
  }

  override func reset() {
    storedFailure = nil
    super.reset()
  }

  private func combined(_ a: GesturePhaseKind, _ b: GesturePhaseKind) -> GesturePhaseKind {
    if a == .active || b == .active { return .active }
    if a == .possible || b == .possible { return .possible }
    return a == .ended || b == .ended ? .ended : .failed
  }
}
