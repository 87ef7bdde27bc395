// Part of Snapback, under the MIT licence; see LICENSE.

/// What somebody asked of all programs alike, in the settings of the desktop.
///
/// A wish that nobody spoke is no wish: motion as ever, and no preference for an appearance.
package struct DesktopWishes: Equatable, Sendable {
  /// Whether there should be less motion.
  package var reducesMotion: Bool
  /// Dark or light; `nil` for no preference.
  package var prefersDark: Bool?

  package init(reducesMotion: Bool = false, prefersDark: Bool? = nil) {
    self.reducesMotion = reducesMotion
    self.prefersDark = prefersDark
  }

  /// These wishes, and where they are silent those of somebody who is asked after them.
  package func otherwise(_ other: DesktopWishes) -> DesktopWishes {
    DesktopWishes(
      reducesMotion: reducesMotion || other.reducesMotion,
      prefersDark: prefersDark ?? other.prefersDark)
  }
}
