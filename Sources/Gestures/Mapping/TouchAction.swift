// Part of Snapback, under the MIT licence; see LICENSE.

/// The effect of a mouse or keyboard input on touches.
package enum TouchAction: Equatable, Sendable {
  /// One touch at the pointer.
  case touch
  /// One touch that is a long press from the start.
  case longTouch
  /// Two touches, one at the pointer and one mirrored; they move together while Shift is held.
  case mirroredTouches
  /// Two touches that move apart, by the given number of notches per notch or key press.
  case pinch(Double)
  /// Two touches that rotate clockwise, by the given number of notches per notch or key press.
  case rotate(Double)
  /// No touches: the view under the pointer scrolls.
  case scroll
  /// One touch that moves by the given number of steps to the right and down.
  case nudge(x: Double, y: Double)
}
