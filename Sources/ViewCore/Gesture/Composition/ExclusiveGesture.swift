// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion

/// Two gestures of which one is recognized: the second only if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: CompositeGesture {
  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture is recognized.
    case first(First.Value)
    /// The first gesture has failed, or is still possible while the second one is active.
    case second(Second.Value)
  }

  /// The gesture with priority.
  public var first: First
  /// The gesture recognized if the first one fails.
  public var second: Second

  /// Creates a gesture of two, of which the first has priority.
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
  /// Returns a gesture that recognizes this one, or `other` if this one fails.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

private final class ExclusiveNode<First: Gesture, Second: Gesture>:
  CompositeGestureNode<ExclusiveGesture<First, Second>>
{
  /// Where touches began, in the window.
  private var starts: [Int: CGPoint] = [:]
  /// Whether a touch has moved as far as a drag.
  private var hasMoved = false

  override var name: String { "\(first.name) or \(second.name)" }

  override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    let kinds = first.phaseKinds
    if kinds.current == .failed { return second.phase.map { .second($0) } }
    if kinds.reported == .possible, second.phaseKinds.isActiveAndReported,
      case .active(let value) = second.phase
    {
      return .active(.second(value))
    }
    return first.phase.map { .first($0) }
  }

  override var phaseKinds: GesturePhaseKinds {
    let (a, b) = (first.phaseKinds, second.phaseKinds)
    guard a.current != .failed else { return b }
    guard a.reported == .possible else { return a }
    return GesturePhaseKinds(
      current: b.isActiveAndReported ? .active : a.current,
      reported: b.reported == .active ? .active : a.reported)
  }

  override var isTentative: Bool {
    first.reportedPhase == .active ? first.isTentative : second.isTentative
  }

  override func advance(_ input: GestureInput) {
    super.advance(input)
    trackMovement(input.touches)
    if first.reportedPhase == .active || first.reportedPhase == .ended {
      if second.phaseKind != .failed { second.fail(.lost(to: first.name)) }
    } else if second.reportedPhase == .active, !second.isTentative, hasMoved,
      first.kind.isDiscrete, !first.isDone
    {
      // A discrete gesture cannot be recognized any more once the touch moves. A tap may still end a short press
      // before a drag.
      first.fail(.lost(to: second.name))
    }
  }

  override func deliver() {
    first.deliver()
    // The end of the second gesture counts only after the first one has failed.
    if second.phaseKind != .ended || first.phaseKind == .failed { second.deliver() }
  }

  override func reset() {
    super.reset()
    starts.removeAll()
    hasMoved = false
  }

  private func trackMovement(_ touches: [Touch]) {
    for touch in touches {
      guard touch.phase != .began, let start = starts[touch.id] else {
        starts[touch.id] = touch.location
        continue
      }
      let distance = hypot(touch.location.x - start.x, touch.location.y - start.y)
      if distance >= GestureThresholds.standard.dragDistance { hasMoved = true }
    }
  }
}
