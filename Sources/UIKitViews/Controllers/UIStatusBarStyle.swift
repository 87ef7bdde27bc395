// Part of Snapback, under the MIT licence; see LICENSE.

/// The colors of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}
