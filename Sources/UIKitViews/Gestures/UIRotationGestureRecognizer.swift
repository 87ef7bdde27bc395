// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Recognizes two fingers that rotate about each other by at least 0.03 radians.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var lastAngle: CGFloat = 0
  private var total: CGFloat = 0
  private var ownRotation: CGFloat = 0
  private var speed = ValueVelocity()
  private static let threshold: CGFloat = 0.03

  /// The rotation in radians since the two fingers touched the view, clockwise; more than a full turn counts on.
  /// Setting it changes the value from which further rotation is measured.
  open var rotation: CGFloat {
    get { ownRotation }
    set { ownRotation = newValue }
  }

  /// The angular velocity in radians per second, clockwise; 0 without a movement.
  open var velocity: CGFloat { speed.current }

  private var angle: CGFloat { pair?.angle ?? lastAngle }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == 2, !isActive { (lastAngle, total, ownRotation) = (angle, 0, 0) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    let now = angle
    var delta = now - lastAngle
    while delta > .pi { delta -= 2 * .pi }
    while delta < -.pi { delta += 2 * .pi }
    lastAngle = now
    total += delta
    ownRotation += delta
    speed.add(total, at: event.timestamp)
    if isActive {
      state = .changed
    } else if abs(total) >= Self.threshold {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endPair(lifting: touches.count)
  }

  open override func reset() {
    super.reset()
    (total, ownRotation) = (0, 0)
    speed = ValueVelocity()
  }
}
