// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Recognizes one or more taps: touches that end within 0.75 s, near where they began, each within 0.35 s after the one
/// before.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; 1 by default. 0 and negative numbers count as 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers that tap together; 1 by default. With 0 or a negative number it recognizes nothing.
  open var numberOfTouchesRequired = 1
  private var taps = 0
  private var mostTouches = 0
  private var limit: Double?
  private var starts: [Int: (location: CGPoint, time: Double)] = [:]
  /// The distance that a finger may move, in points.
  private static let slop: CGFloat = 45

  override var deadline: Double? { limit }
  override func advance(to time: Double) { state = .failed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches { starts[touch.id] = (touch.location, touch.timestamp) }
    mostTouches = max(mostTouches, numberOfTouches)
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
    limit = event.timestamp + TapLimits.longestTap
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[touch.id] else { continue }
      let distance = hypot(touch.location.x - start.location.x, touch.location.y - start.location.y)
      if distance > Self.slop { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.count == numberOfTouches else { return }
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    mostTouches = 0
    if taps >= numberOfTapsRequired {
      limit = nil
      state = .ended
    } else {
      limit = event.timestamp + TapLimits.longestPause
    }
  }

  open override func reset() {
    super.reset()
    (taps, mostTouches, limit, starts) = (0, 0, nil, [:])
  }
}
