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
  private var hasDelivered = false

  override var name: String { "press" }
  override var kind: GestureArena.Kind { .press }
  override var phase: GesturePhase<Void> { recognizer.phase.map { _ in } }

  override func advance(_ input: GestureInput) {
    for touch in input.touches {
      recognizer.advance(touch, isInside: input.isInside(touch.location))
    }
  }

  override func fail(_ reason: GestureFailure) { recognizer.fail(reason) }

  override func deliver() {
    guard !hasDelivered else { return }
    let isInside = if case .active(let isInside) = recognizer.phase { isInside } else { false }
    hasDelivered = recognizer.phase.isTerminal
    if isInside != isPressed {
      isPressed = isInside
      gesture.pressing?(isInside)
    }
    if recognizer.phase.kind == .ended {
      withTransaction(.afterGesture) { gesture.action() }
    }
  }

  override func reset() {
    recognizer = PressRecognizer()
    isPressed = false
    hasDelivered = false
  }
}
