// Part of Snapback, under the MIT licence; see LICENSE.

/// How a presentation is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
}
