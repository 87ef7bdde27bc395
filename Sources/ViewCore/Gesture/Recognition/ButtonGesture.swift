// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// The gesture of a button: pressed while a touch is down and inside, recognized when the touch is released inside.
public struct _ButtonGesture: PrimitiveGesture {
  /// A press has no value.
  public typealias Value = Void
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  /// Creates the gesture. `pressing` is called with true when the press begins to be presented, and
  /// with false when it ends.
  public init(action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil) {
    self.action = action
    self.pressing = pressing
  }

  public static func _makeNode(_ gesture: _ButtonGesture) -> _GestureNodeReference<
    _ButtonGesture, Value
  > {
    _GestureNodeReference(ButtonNode(gesture))
  }
}

private final class ButtonNode: TypedGestureNode<_ButtonGesture> {
  private var recognizer = PressRecognizer()
  private var isPressed = false
  private var time = 0.0
  /// The time until which the press is not presented, in a scroll view: the touch may be about to scroll.
  private var showTime: Double?
  private var link: HostLink?
  /// The location of the touch at its beginning, in the window.
  private var start: CGPoint?
  private var hasDelivered = false
  private var isInRow = false

  override var name: String { "press" }
  override var condition: String? { "Touch is inside" }
  override var kind: GestureArena.Kind { .press }
  /// In a list row, only a release inside claims the touch, so that a drag around the list can begin.
  override var phase: GesturePhase<Void> {
    if isInRow, recognizer.phase.kind == .active { return .possible(nil) }
    return recognizer.phase.map { _ in }
  }

  override var deadline: Double? { recognizer.phase.isTerminal ? nil : showTime }

  override func advance(_ input: GestureInput) {
    time = input.time
    link = input.view.host.link
    isInRow = input.view.touchArea != nil
    for touch in input.touches {
      if touch.phase == .began, recognizer.phase.kind == .possible,
        input.view.hasDelayedPresses
      {
        showTime = touch.time + GestureThresholds.standard.pressFeedbackDelay
      }
      recognizer.advance(touch, isInside: input.isInside(touch.location))
      failIfDragged(touch, in: input)
    }
  }

  /// Fails after a drag in a list row, in any direction, as the list has taken the touch.
  private func failIfDragged(_ touch: Touch, in input: GestureInput) {
    if touch.phase == .began { start = touch.location }
    guard let start else { return }
    let distance = hypot(touch.location.x - start.x, touch.location.y - start.y)
    guard isInRow, distance > GestureThresholds.standard.dragDistance else { return }
    if !recognizer.phase.isTerminal { recognizer.fail(.thresholdNotMet("moved in a list row")) }
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }

  override func deliver() {
    guard !hasDelivered else { return }
    let isInside = if case .active(let isInside) = recognizer.phase { isInside } else { false }
    hasDelivered = recognizer.phase.isTerminal
    if recognizer.phase.kind == .ended, showTime.map({ time < $0 }) == true { flash() }
    if let showTime, time >= showTime { self.showTime = nil }
    if isInside != isPressed, showTime == nil || !isInside {
      isPressed = isInside
      gesture.pressing?(isInside)
    }
    if recognizer.phase.kind == .ended {
      withTransaction(.afterGesture) { gesture.action() }
    }
  }

  /// Presents a press for one frame if it ended before it was presented.
  private func flash() {
    guard let host = link?.host, let pressing = gesture.pressing else { return }
    pressing(true)
    // The first "next frame" is the one being processed.
    host.onNextFrame { [link = host.link] in link.host?.onNextFrame { pressing(false) } }
  }

  override func reset() {
    recognizer = PressRecognizer()
    isPressed = false
    showTime = nil
    hasDelivered = false
  }
}

extension Element {
  /// Whether presses of the element are delayed, as in a scroll view that touches can scroll: the nearest ancestor
  /// that decides it does.
  package final var hasDelayedPresses: Bool {
    var ancestor = parent
    while let current = ancestor {
      if let delays = current.delaysPresses { return delays }
      ancestor = current.parent
    }
    return false
  }
}
