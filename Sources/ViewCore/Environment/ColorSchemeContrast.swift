// Part of Snapback, under the MIT licence; see LICENSE.

/// The contrast between the colors of views and their backgrounds.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// The contrast of the standard colors.
  case standard
  /// More contrast than that of the standard colors.
  case increased
}
