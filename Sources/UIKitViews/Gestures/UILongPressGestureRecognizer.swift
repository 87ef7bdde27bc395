// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Recognizes a finger that stays down for some time. It remains active until the finger is lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time for which the finger must stay down, in seconds; 0.5 by default. With 0 or a negative number the press
  /// begins with the touch.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move before the press begins, in points; 10 by default. Any distance is allowed
  /// by infinity, none by a negative number.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press, each within 0.75 s, and 0.35 s after the one before; 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of fingers that press together; 1 by default.
  open var numberOfTouchesRequired = 1
  private var limit: Double?
  private var taps = 0
  /// The largest number of fingers that were down at a time in the tap or press in progress.
  private var mostTouches = 0
  private var start = CGPoint.zero

  override var deadline: Double? { limit }
  override func advance(to time: Double) {
    limit = nil
    let isPressed = taps >= numberOfTapsRequired && numberOfTouches == numberOfTouchesRequired
    state = isPressed ? .began : .failed
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isActive else { return }
    mostTouches = max(mostTouches, numberOfTouches)
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
      return
    }
    let isTap = taps < numberOfTapsRequired
    if isTap { limit = event.timestamp + TapLimits.longestTap }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = centroid
    if isTap { return }
    let duration = minimumPressDuration - (touches.first?.initialHold ?? 0)
    if duration <= 0 {
      state = .began
    } else {
      limit = event.timestamp + duration
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let middle = centroid
    if hypot(middle.x - start.x, middle.y - start.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isActive, taps < numberOfTapsRequired, limit != nil else {
      state = isActive ? .ended : .failed
      return
    }
    // The last finger that is lifted ends a tap.
    guard touches.count == numberOfTouches else { return }
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    mostTouches = 0
    limit = event.timestamp + TapLimits.longestPause
  }

  open override func reset() {
    super.reset()
    (limit, taps, mostTouches) = (nil, 0, 0)
  }
}
