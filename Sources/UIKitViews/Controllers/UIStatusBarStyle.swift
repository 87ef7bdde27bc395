// Part of Snapback, under the MIT licence; see LICENSE.

/// The colors of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}

/// The animation with which a status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}
