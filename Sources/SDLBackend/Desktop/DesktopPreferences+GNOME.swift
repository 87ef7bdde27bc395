// Part of Snapback, under the MIT licence; see LICENSE.

extension DesktopPreferences {
  /// Reads the output of `gsettings list-recursively org.gnome.desktop.interface`: a schema, a key
  /// and a value on each line. nil if no line has that form.
  package init?(gsettingsOutput text: String) {
    var values: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      if parts.count == 3, parts[0] == Self.gnome { values[parts[1]] = parts[2] }
    }
    guard !values.isEmpty else { return nil }
    self.init(
      gnomeAnimations: values["enable-animations"].map(String.init),
      colorScheme: values["color-scheme"]?.filter { $0 != "'" })
  }

  /// GNOME's two settings. Enabled animations are the default, so they express no preference.
  init(gnomeAnimations: String?, colorScheme: String?) {
    self.init(
      reducesMotion: gnomeAnimations == "false",
      prefersDark: colorScheme == "prefer-dark" ? true : colorScheme == "prefer-light" ? false : nil
    )
  }
}
