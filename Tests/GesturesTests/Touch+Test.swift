// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

func touch(
  _ phase: Touch.Phase, _ time: Double, _ x: CGFloat = 0, _ y: CGFloat = 0, id: Int = 1,
  sequence: Int = 0
) -> Touch {
  var touch = Touch(id: id, phase: phase, time: time, location: CGPoint(x: x, y: y))
  touch.sequence = sequence
  return touch
}
