// Part of Snapback, under the MIT licence; see LICENSE.

extension DesktopPreferences {
  /// Reads KDE's settings from the contents of its `kdeglobals` files, those of the highest
  /// priority first.
  ///
  /// An `AnimationDurationFactor` of 0 in the group `KDE` means reduced motion. The size and the weight
  /// of the general font, by default 10 points, are those of texts; a color scheme for high contrast
  /// has that in its name. KDE has no setting for a dark appearance; the appearance is dark if the window background's luminance is below
  /// 0.5.
  package init(kdeglobals texts: [String]) {
    let files = texts.map(Self.values(in:))
    func value(_ key: String, _ group: String) -> Substring? {
      files.lazy.compactMap { $0["\(group)/\(key)"] }.first
    }
    let factor = value("AnimationDurationFactor", "KDE").flatMap { Double($0) }
    let background = value("BackgroundNormal", "Colors:Window")
    let font = value("font", "General")?.split(separator: ",", omittingEmptySubsequences: false)
    let (size, weight) = (font?.dropFirst().first, font?.dropFirst(4).first.flatMap { Int($0) })
    let scheme = value("ColorScheme", "General")?.lowercased().filter { $0 != " " }
    self.init(
      reducesMotion: factor == 0, prefersDark: background.flatMap(Self.luminance).map { $0 < 0.5 },
      increasesContrast: scheme?.contains("highcontrast") == true,
      // Qt 5 counts weights up to 99, Qt 6 up to 1000.
      usesBoldText: weight.map { $0 >= 600 || (63...99).contains($0) } ?? false,
      textScale: size.flatMap { Double($0) }.flatMap { Self.textScale(String($0 / 10)) },
      caretBlink: Self.caretBlink(kdeRate: value("CursorBlinkRate", "KDE").map(String.init)))
  }

  /// Returns the values by `group/key`. Flags such as `[$i]` after a group or a key are dropped.
  private static func values(in text: String) -> [String: Substring] {
    var values: [String: Substring] = [:]
    var group: Substring = ""
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("[") {
        group = line.dropFirst().prefix { $0 != "]" }
        // A nested group, [A][B], is not the group A; a flag such as [$i] is not a group.
        let rest = line.dropFirst(group.count + 2)
        if rest.hasPrefix("["), !rest.hasPrefix("[$") { group = line }
      } else if let end = line.firstIndex(of: "="), !line.hasPrefix("#") {
        let key = line[..<end].prefix { $0 != "[" }.filter { !$0.isWhitespace }
        values["\(group)/\(key)"] = line[line.index(after: end)...]
      }
    }
    return values
  }

  /// Returns the luminance of a color, from 0 to 1, with Rec. 709's weights. The color is written
  /// as `red,green,blue`, each from 0 to 255; nil for any other text.
  private static func luminance(_ color: Substring) -> Double? {
    let parts = color.split(separator: ",").map { Double($0.filter { !$0.isWhitespace }) }
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  }
}
