// Part of Snapback, under the MIT licence; see LICENSE.

/// The user's preferences for all applications, from the desktop's settings.
///
/// Without a preference motion is not reduced, and no appearance is preferred.
package struct DesktopPreferences: Codable, Equatable, Sendable {
  /// Whether motion should be reduced.
  package var reducesMotion: Bool
  /// Whether a dark appearance is preferred to a light one; nil for no preference.
  package var prefersDark: Bool?
  /// The major version of iOS whose system colors are shown; nil for the default. No desktop sets
  /// it.
  package var systemVersion: Int?

  package init(reducesMotion: Bool = false, prefersDark: Bool? = nil, systemVersion: Int? = nil) {
    self.reducesMotion = reducesMotion
    self.prefersDark = prefersDark
    self.systemVersion = systemVersion
  }

  /// Returns these preferences, with those of a source of lower priority where there is none.
  package func merging(_ fallback: DesktopPreferences) -> DesktopPreferences {
    DesktopPreferences(
      reducesMotion: reducesMotion || fallback.reducesMotion,
      prefersDark: prefersDark ?? fallback.prefersDark,
      systemVersion: systemVersion ?? fallback.systemVersion)
  }
}
