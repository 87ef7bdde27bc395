// Part of Snapback, under the MIT licence; see LICENSE.

/// The effect of a mouse or keyboard input on touches.
package enum TouchAction: Equatable, Sendable {
  /// One touch at the pointer.
  case touch
  /// One touch that is a long press from the start.
  case longTouch
  /// Two touches, one at the pointer and one mirrored; they move together while Shift is held.
  case mirroredTouches
  /// Two touches that move apart, by this number of scale steps (`notchScale`) for each notch
  /// of the wheel or press of the key; negative ones approach each other.
  case pinch(Double)
  /// Two touches that rotate clockwise, by this number of angle steps (`notchAngle`) for each
  /// notch of the wheel or press of the key.
  case rotate(Double)
  /// No touches: the view under the pointer scrolls.
  case scroll
  /// One touch that moves by the given number of steps to the right and down.
  case nudge(x: Double, y: Double)
}
