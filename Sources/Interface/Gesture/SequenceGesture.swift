// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// Two gestures of which the second may begin when the first has ended: with the same touch where that is
/// still down, else with one that comes within the time that taps have.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first has not ended.
    case first(First.Value)
    /// The first has ended; the second has a value once it has begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

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
  /// Recognises another gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

private final class SequenceNode<First: Gesture, Second: Gesture>:
  TypedGestureNode<SequenceGesture<First, Second>>
{
  private let first: TypedGestureNode<First>
  private let second: TypedGestureNode<Second>
  private var down: [Touch] = []
  private var isAtSecond = false
  /// Until when a touch has to come for the second.
  private var patience: Double?
  private var ownFailure: GestureFailure?

  override init(_ gesture: SequenceGesture<First, Second>) {
    first = First._makeNode(gesture.first).node
    second = Second._makeNode(gesture.second).node
    super.init(gesture)
  }

  override var name: String { "\(first.name) then \(second.name)" }
  override var parts: [GestureNode] { first.leaves + second.leaves }

  override var kind: GestureArena.Kind {
    GestureArena.Kind(isDiscrete: first.kind.isDiscrete && second.kind.isDiscrete)
  }

  override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    if let ownFailure { return .failed(ownFailure) }
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

  override var claim: GesturePhaseKind {
    let kind = phaseKind
    return kind == .active && first.claim == .possible ? .possible : kind
  }

  override var isTentative: Bool {
    isAtSecond ? false : first.isTentative
  }

  override var deadline: Double? {
    guard isAtSecond else { return first.pendingDeadline }
    return [patience, second.pendingDeadline].compactMap { $0 }.min()
  }

  override func update(_ gesture: SequenceGesture<First, Second>) {
    super.update(gesture)
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override func advance(_ input: GestureInput) {
    guard !isDone else { return }
    note(input.touches)
    if isAtSecond {
      if input.touches.contains(where: { $0.phase == .began }) { patience = nil }
      if let patience, input.time >= patience {
        return fail(.thresholdNotMet("no \(second.name) after the \(first.name)"))
      }
      second.advance(input)
    } else {
      first.advance(input)
      if first.phaseKind == .ended { startSecond(input) }
    }
  }

  override func fail(_ reason: GestureFailure) {
    ownFailure = reason
    first.fail(reason)
    second.fail(reason)
  }

  override func deliver() {
    first.deliver()
    if isAtSecond || ownFailure != nil { second.deliver() }
  }

  override func reset() {
    first.reset()
    second.reset()
    down.removeAll()
    isAtSecond = false
    patience = nil
    ownFailure = nil
  }

  /// Lets the second begin with the touches that are down.
  private func startSecond(_ input: GestureInput) {
    isAtSecond = true
    guard !down.isEmpty else {
      patience = input.time + GestureThresholds.standard.tapDelay
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

  private func note(_ touches: [Touch]) {
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
