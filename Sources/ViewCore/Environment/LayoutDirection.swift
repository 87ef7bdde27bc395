// Part of Snapback, under the MIT licence; see LICENSE.

/// The direction in which lines of text and rows of views run.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic.
  case rightToLeft
}
