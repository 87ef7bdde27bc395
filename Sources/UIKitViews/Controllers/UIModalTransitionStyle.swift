// Part of Snapback, under the MIT licence; see LICENSE.

/// The transition with which a controller is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
}
