// Part of Snapback, under the MIT licence; see LICENSE.

extension DesktopPreferences {
  /// The portal's namespaces with relevant settings: its own, and GNOME's, which it forwards.
  package static let portalNamespaces = [appearance, gnome, gnomeAccessibility]

  private static let appearance = "org.freedesktop.appearance"
  static let gnome = "org.gnome.desktop.interface"
  private static let gnomeAccessibility = "org.gnome.desktop.a11y.interface"

  /// Reads the desktop portal's reply to `ReadAll` for `portalNamespaces`.
  ///
  /// As the portal's documentation has it, `reduced-motion` and `contrast` are 1 to reduce motion and
  /// for more contrast, `color-scheme`
  /// is 1 for dark and 2 for light, and every other value means no preference. Nil if the text is
  /// no reply.
  package init?(portalReply text: String) {
    let reply = DBusSettingsReply(text, namespaces: Self.portalNamespaces)
    guard !reply.isEmpty else { return nil }
    let scheme = reply.value("color-scheme", in: Self.appearance)
    let preferences = DesktopPreferences(
      reducesMotion: reply.value("reduced-motion", in: Self.appearance) == "1",
      prefersDark: scheme == "1" ? true : scheme == "2" ? false : nil,
      increasesContrast: reply.value("contrast", in: Self.appearance) == "1"
        || reply.value("high-contrast", in: Self.gnomeAccessibility) == "true")
    self = preferences.merging(
      DesktopPreferences(gnome: { reply.value($0, in: Self.gnome) }))
    caretBlink = Self.caretBlink(
      blinks: reply.value("cursor-blink", in: Self.gnome),
      milliseconds: reply.value("cursor-blink-time", in: Self.gnome),
      timeout: reply.value("cursor-blink-timeout", in: Self.gnome))
  }
}
