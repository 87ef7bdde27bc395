// Part of Snapback, under the MIT licence; see LICENSE.

extension DesktopWishes {
  /// The portal's namespaces that say something about wishes: its own, and GNOME's, which it hands on.
  package static let portalNamespaces = [appearance, gnome]

  private static let appearance = "org.freedesktop.appearance"
  static let gnome = "org.gnome.desktop.interface"

  /// What the desktop's portal answered when it was asked for all settings in `portalNamespaces`.
  ///
  /// `reduced-motion` is 1 for less; `color-scheme` is 1 for dark and 2 for light; everything else is
  /// no preference, as the portal's documentation has it. `nil` if this is not an answer.
  package init?(portalAnswer text: String) {
    let answer = BusAnswer(text, namespaces: Self.portalNamespaces)
    guard !answer.isEmpty else { return nil }
    let scheme = answer.value("color-scheme", in: Self.appearance)
    let wishes = DesktopWishes(
      reducesMotion: answer.value("reduced-motion", in: Self.appearance) == "1",
      prefersDark: scheme == "1" ? true : scheme == "2" ? false : nil)
    self = wishes.otherwise(
      DesktopWishes(
        gnomeAnimations: answer.value("enable-animations", in: Self.gnome),
        colorScheme: answer.value("color-scheme", in: Self.gnome)))
  }
}
