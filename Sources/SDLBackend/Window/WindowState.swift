// Part of Snapback, under the MIT licence; see LICENSE.

/// The presence of a window on the screen, and its keyboard focus.
package enum WindowState: Sendable {
  /// It has the keyboard's input.
  case active
  /// It is visible, and another window has the keyboard's input.
  case inactive
  /// It is minimized or hidden.
  case hidden
}
