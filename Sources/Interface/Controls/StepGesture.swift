// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion

/// A press on one of two buttons side by side that acts at once, and again and again while it is held.
struct StepGesture: PrimitiveGesture {
  typealias Value = Void
  /// Takes a step: -1 at the left button, 1 at the right one.
  let step: (Int) -> Void
  /// Which button is down; 0 for none.
  let pressing: (Int) -> Void

  static func _makeNode(_ gesture: StepGesture) -> _GestureNodeReference<StepGesture, Value> {
    _GestureNodeReference(StepNode(gesture))
  }

  /// How long a press is held before it repeats, and how often it does, in seconds.
  static let delay = 0.5
  static let interval = 0.1
}

private final class StepNode: TypedGestureNode<StepGesture> {
  private var recognizer = PressRecognizer()
  private var side = 0
  private var told = 0
  private var next: Double?
  /// Steps that are not taken yet.
  private var due = 0

  override var name: String { "step" }
  override var phase: GesturePhase<Void> { recognizer.phase.map { _ in } }
  override var deadline: Double? { recognizer.phase.kind == .active ? next : nil }

  override func advance(_ input: GestureInput) {
    for touch in input.touches {
      let isInside = input.isInside(touch.location)
      if touch.phase == .began, recognizer.phase.kind == .possible {
        side = input.anchor(touch.location).x < 0.5 ? -1 : 1
        due = 1
        next = input.time + StepGesture.delay
      }
      recognizer.advance(touch, isInside: isInside)
      if !isInside { next = nil }
    }
    if input.touches.isEmpty, let next, next <= input.time {
      due += 1
      self.next = next + StepGesture.interval
    }
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }

  override func deliver() {
    let isInside = if case .active(let isInside) = recognizer.phase { isInside } else { false }
    let down = isInside ? side : 0
    if down != told {
      told = down
      gesture.pressing(down)
    }
    while due > 0 {
      due -= 1
      gesture.step(side)
    }
  }

  override func reset() {
    recognizer = PressRecognizer()
    side = 0
    next = nil
    due = 0
  }
}
