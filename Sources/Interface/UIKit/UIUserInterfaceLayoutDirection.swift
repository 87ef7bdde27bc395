// Part of Snapback, under the MIT licence; see LICENSE.

/// The layout direction of text and stacks.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}
