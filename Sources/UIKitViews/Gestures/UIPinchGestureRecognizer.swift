// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Recognizes two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var base: CGFloat = 0
  private var factor: CGFloat = 1
  private var speed = ValueVelocity()
  private var ownScale: CGFloat = 1
  private static let threshold: CGFloat = 8

  /// The distance between the fingers relative to that at the start. A new value is the scale of the
  /// present distance, from which further changes are measured.
  open var scale: CGFloat {
    get { ownScale }
    set {
      ownScale = newValue
      factor = newValue
      base = distance
    }
  }

  /// The change of the scale per second; 0 without a movement.
  open var velocity: CGFloat { speed.current }

  private var distance: CGFloat { pair?.distance ?? base }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == 2, !isActive { (base, factor, ownScale) = (distance, 1, 1) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2, base > 0 else { return }
    let length = distance
    if !isActive {
      guard abs(length - base) >= Self.threshold else { return }
      ownScale = length / base
      speed.add(ownScale, at: event.timestamp)
      state = .began
      return
    }
    ownScale = factor * length / base
    speed.add(ownScale, at: event.timestamp)
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endPair(lifting: touches.count)
  }

  open override func reset() {
    super.reset()
    (base, factor, ownScale) = (0, 1, 1)
    speed = ValueVelocity()
  }
}
