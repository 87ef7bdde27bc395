// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// What a button follows: pressed while the hand is down and inside, done when it lifts there.
public struct _ButtonGesture: PrimitiveGesture {
  public typealias Value = Void
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

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
  /// Until when the press waits to be seen, in a scroll view: the hand may be about to scroll.
  private var showTime: Double?
  private var link: HostLink?
  private var hasDelivered = false

  override var name: String { "press" }
  override var condition: String? { "the hand is on it" }
  override var kind: GestureArena.Kind { .press }
  override var phase: GesturePhase<Void> { recognizer.phase.map { _ in } }

  override var deadline: Double? { recognizer.phase.isTerminal ? nil : showTime }

  override func advance(_ input: GestureInput) {
    time = input.time
    link = input.view.host.link
    for touch in input.touches {
      if touch.phase == .began, recognizer.phase.kind == .possible,
        input.view.enclosingScroll?.mask.contains(.gesture) == true
      {
        showTime = touch.time + GestureThresholds.standard.scrollDelay
      }
      recognizer.advance(touch, isInside: input.isInside(touch.location))
    }
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

  /// Lets a press be seen for a frame that was over before it was shown.
  private func flash() {
    guard let host = link?.host, let pressing = gesture.pressing else { return }
    pressing(true)
    // The first of the next frames is the one under way.
    host.onNextFrame { [link = host.link] in link.host?.onNextFrame { pressing(false) } }
  }

  override func reset() {
    recognizer = PressRecognizer()
    isPressed = false
    showTime = nil
    hasDelivered = false
  }
}
