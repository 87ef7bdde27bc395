// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// Counts consecutive presses, at most 0.4 s and 6 points apart. After the third, counting restarts at 1.
struct PressCounter {
  var isPressed = false
  private(set) var count = 0
  private var time = Date.distantPast
  private var location = CGPoint.zero

  mutating func begin(_ drag: DragGesture.Value) {
    let isNear = hypot(drag.location.x - location.x, drag.location.y - location.y) < 6
    let isSoon = drag.time.timeIntervalSince(time) < 0.4
    count = isNear && isSoon ? count % 3 + 1 : 1
    isPressed = true
    time = drag.time
    location = drag.location
  }
}
