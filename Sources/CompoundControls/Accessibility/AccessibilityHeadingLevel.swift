// Part of Snapback, under the MIT licence; see LICENSE.

/// The level of a heading in the outline of a screen.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level.
  case unspecified
  /// The level of the screen's title.
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}
