// Part of Snapback, under the MIT licence; see LICENSE.

extension DesktopPreferences {
  /// Reads the output of `gsettings list-recursively org.gnome.desktop.interface`: a schema, a key
  /// and a value on each line. Nil if no line has that form.
  package init?(gsettingsOutput text: String) {
    var values: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      if parts.count == 3, parts[0] == Self.gnome { values[parts[1]] = parts[2] }
    }
    guard !values.isEmpty else { return nil }
    self.init(gnome: { key in values[Substring(key)]?.filter { $0 != "'" } })
    caretBlink = Self.caretBlink(
      blinks: values["cursor-blink"].map(String.init),
      milliseconds: values["cursor-blink-time"].map(String.init),
      timeout: values["cursor-blink-timeout"].map(String.init))
  }

  /// GNOME's settings of the interface, without quotes. Enabled animations and a factor of 1 for texts
  /// are the defaults, so they express no preference.
  init(gnome value: (_ key: String) -> String?) {
    let scheme = value("color-scheme")
    let font = value("font-name")?.lowercased().split(separator: " ") ?? []
    self.init(
      reducesMotion: value("enable-animations") == "false",
      prefersDark: scheme == "prefer-dark" ? true : scheme == "prefer-light" ? false : nil,
      increasesContrast: value("gtk-theme")?.hasPrefix("HighContrast") == true,
      usesBoldText: font.contains { ["bold", "semi-bold", "heavy", "black"].contains($0) },
      textScale: Self.textScale(value("text-scaling-factor")))
  }
}
