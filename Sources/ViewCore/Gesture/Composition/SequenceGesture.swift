// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// Two gestures of which the second can begin when the first has ended: with the same touch if it
/// is still down, otherwise with a touch that begins within the double-tap delay.
public struct SequenceGesture<First: Gesture, Second: Gesture>: CompositeGesture {
  /// The progress of the sequence.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended; the second one has a value once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The gesture recognized first.
  public var first: First
  /// The gesture recognized after the first one.
  public var second: Second

  /// Creates a gesture of two that are recognized one after the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeNode(_ gesture: Self) -> _GestureNodeReference<Self, Value> {
    _GestureNodeReference(SequenceNode(gesture))
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Returns a gesture that recognizes `other` after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

private final class SequenceNode<First: Gesture, Second: Gesture>:
  CompositeGestureNode<SequenceGesture<First, Second>>
{
  private var down: [Touch] = []
  private var isAtSecond = false
  /// The time in seconds before which a touch must begin for the second gesture; nil if one is down.
  private var secondTouchDeadline: Double?
  private var storedFailure: GestureFailure?

  override var name: String { "\(first.name) then \(second.name)" }

  override var kind: GestureArena.Kind {
    GestureArena.Kind(isDiscrete: first.kind.isDiscrete && second.kind.isDiscrete)
  }

  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    if let storedFailure { return .failed(storedFailure) }
    switch first.phase {
    case .possible(let value): return .possible(value.map { .first($0) })
    case .active(let value): return .active(.first(value))
    case .failed(let reason): return .failed(reason)
    case .ended(let value):
      guard isAtSecond else { return .active(.first(value)) }
      switch second.phase {
      case .possible: return .active(.second(value, nil))
      case .active(let next): return .active(.second(value, next))
      case .ended(let next): return .ended(.second(value, next))
      case .failed(let reason): return .failed(reason)
      }
    }
  }

  override var phaseKinds: GesturePhaseKinds {
    guard storedFailure == nil else {
      return GesturePhaseKinds(current: .failed, reported: .failed)
    }
    let start = first.phaseKinds
    var current = start.current
    if current == .ended {
      current = isAtSecond ? second.phaseKind : .active
      if current == .possible { current = .active }
    }
    let isUnclaimed = current == .active && start.reported == .possible
    return GesturePhaseKinds(current: current, reported: isUnclaimed ? .possible : current)
  }

  override var isTentative: Bool {
    isAtSecond ? false : first.isTentative
  }

  override var deadline: Double? {
    guard isAtSecond else { return first.pendingDeadline }
    return [secondTouchDeadline, second.pendingDeadline].compactMap { $0 }.min()
  }

  override func advance(_ input: GestureInput) {
    guard !isDone else { return }
    trackTouches(input.touches)
    if isAtSecond {
      if input.touches.contains(where: { $0.phase == .began }) { secondTouchDeadline = nil }
      if let secondTouchDeadline, input.time >= secondTouchDeadline {
        return fail(.thresholdNotMet("no \(second.name) after the \(first.name)"))
      }
      second.advance(input)
    } else {
      first.advance(input)
      if first.phaseKind == .ended { startSecond(input) }
    }
  }

  override func fail(_ reason: GestureFailure) {
    storedFailure = reason
    super.fail(reason)
  }

  override func deliver() {
    first.deliver()
    if isAtSecond || storedFailure != nil { second.deliver() }
  }

  override func reset() {
    super.reset()
    down.removeAll()
    isAtSecond = false
    secondTouchDeadline = nil
    storedFailure = nil
  }

  /// Starts the second gesture with the touches that are down.
  private func startSecond(_ input: GestureInput) {
    isAtSecond = true
    guard !down.isEmpty else {
      secondTouchDeadline = input.time + GestureThresholds.standard.tapDelay
      return
    }
    var beginning = input
    beginning.touches = down.map { touch in
      var touch = touch
      touch.phase = .began
      touch.time = input.time
      return touch
    }
    second.advance(beginning)
  }

  private func trackTouches(_ touches: [Touch]) {
    for touch in touches {
      let index = down.firstIndex { $0.id == touch.id }
      switch (touch.phase, index) {
      case (.began, nil): down.append(touch)
      case (.moved, let index?): down[index] = touch
      case (.ended, let index?), (.cancelled, let index?): down.remove(at: index)
      default: break
      }
    }
  }
}
