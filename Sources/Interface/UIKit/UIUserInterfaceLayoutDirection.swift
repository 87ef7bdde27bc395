// Part of Snapback, under the MIT licence; see LICENSE.

/// The layout direction of text and stacks.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

/// The layout direction among the traits.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

/// The meaning of the contents of a view, which decides whether they are mirrored from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in languages that are written from right to left.
  case unspecified
  /// Buttons of a player and its time line, which are not mirrored.
  case playback
  /// Directions in space, such as those of a gamepad, which are not mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}
