// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion
@_spi(ViewTree) import ViewCore

/// A press on one of two buttons side by side that acts immediately and repeats while it is held.
struct StepGesture: PrimitiveGesture {
  typealias Value = Void
  /// Called for each step: with -1 for the left button, with 1 for the right one. Repetitions are in continuous
  /// transactions.
  let step: (Int) -> Void
  /// Called with the pressed button; 0 for none.
  let pressing: (Int) -> Void

  static func _makeNode(_ gesture: StepGesture) -> _GestureNodeReference<StepGesture, Value> {
    _GestureNodeReference(StepNode(gesture))
  }

  /// The time from the press to the first repetition, in seconds.
  static let repeatDelay = 0.5
  /// The time between repetitions, in seconds.
  static let repeatInterval = 0.1
}

private final class StepNode: TypedGestureNode<StepGesture> {
  private var recognizer = PressRecognizer()
  private var side = 0
  private var reportedSide = 0
  private var nextRepeat: Double?
  /// The number of steps not delivered yet.
  private var pendingSteps = 0
  /// Whether further steps are repetitions.
  private var hasStepped = false

  override var name: String { "step" }
  override var phase: GesturePhase<Void> { recognizer.phase.map { _ in } }
  override var deadline: Double? { recognizer.phase.kind == .active ? nextRepeat : nil }

  override func advance(_ input: GestureInput) {
    for touch in input.touches {
      let isInside = input.isInside(touch.location)
      if touch.phase == .began, recognizer.phase.kind == .possible {
        side = input.anchor(touch.location).x < 0.5 ? -1 : 1
        pendingSteps = 1
        hasStepped = false
        nextRepeat = input.time + StepGesture.repeatDelay
      }
      recognizer.advance(touch, isInside: isInside)
      if !isInside { nextRepeat = nil }
    }
    if input.touches.isEmpty, let nextRepeat, nextRepeat <= input.time {
      pendingSteps += 1
      self.nextRepeat = nextRepeat + StepGesture.repeatInterval
    }
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }

  override func deliver() {
    let isInside = if case .active(let isInside) = recognizer.phase { isInside } else { false }
    let pressedSide = isInside ? side : 0
    if pressedSide != reportedSide {
      reportedSide = pressedSide
      gesture.pressing(pressedSide)
    }
    while pendingSteps > 0 {
      pendingSteps -= 1
      if hasStepped {
        withTransaction(\.isContinuous, true) { gesture.step(side) }
      } else {
        gesture.step(side)
      }
      hasStepped = true
    }
  }

  override func reset() {
    recognizer = PressRecognizer()
    side = 0
    nextRepeat = nil
    pendingSteps = 0
    hasStepped = false
  }
}
