// Part of Snapback, under the MIT licence; see LICENSE.

/// What a mouse or a keyboard can do with touches.
package enum TouchAction: Equatable, Sendable {
  /// One finger at the pointer.
  case touch
  /// One finger that counts as held for long from the start.
  case longTouch
  /// Two fingers, one at the pointer and one opposite; while Shift is held they move together.
  case mirroredTouches
  /// Two fingers that move apart, by so many notches for each notch or press of a key.
  case pinch(Double)
  /// Two fingers that turn clockwise, by so many notches for each notch or press of a key.
  case rotate(Double)
  /// No fingers: the view under the pointer scrolls.
  case scroll
  /// One finger that moves by so many steps to the right and down.
  case nudge(x: Double, y: Double)
}
