// Part of Snapback, under the MIT licence; see LICENSE.

/// How the user sees a window.
package enum WindowState: Sendable {
  /// It has the keyboard's input.
  case active
  /// It is visible, and another window has the keyboard's input.
  case inactive
  /// It is minimized or hidden.
  case hidden
}
