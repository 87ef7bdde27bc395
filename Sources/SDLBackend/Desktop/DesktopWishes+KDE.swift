// Part of Snapback, under the MIT licence; see LICENSE.

extension DesktopWishes {
  /// What KDE's settings say, given as the contents of its files called `kdeglobals`, the weightiest
  /// first.
  ///
  /// An `AnimationDurationFactor` of 0 in the group `KDE` asks for less motion. There is no setting for
  /// dark: windows with a background of less than half the light are.
  package init(kdeglobals texts: [String]) {
    let files = texts.map(Self.values(in:))
    func value(_ key: String, _ group: String) -> Substring? {
      files.lazy.compactMap { $0["\(group)/\(key)"] }.first
    }
    let factor = value("AnimationDurationFactor", "KDE").flatMap { Double($0) }
    let background = value("BackgroundNormal", "Colors:Window")
    self.init(
      reducesMotion: factor == 0, prefersDark: background.flatMap(Self.luminance).map { $0 < 0.5 })
  }

  /// Values by `group/key`, without the marks such as `[$i]` that may stand behind either.
  private static func values(in text: String) -> [String: Substring] {
    var values: [String: Substring] = [:]
    var group: Substring = ""
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("[") {
        group = line.dropFirst().prefix { $0 != "]" }
        // A group within a group, [A][B], is not the group A; a mark such as [$i] is no group.
        let rest = line.dropFirst(group.count + 2)
        if rest.hasPrefix("["), !rest.hasPrefix("[$") { group = line }
      } else if let end = line.firstIndex(of: "="), !line.hasPrefix("#") {
        let key = line[..<end].prefix { $0 != "[" }.filter { !$0.isWhitespace }
        values["\(group)/\(key)"] = line[line.index(after: end)...]
      }
    }
    return values
  }

  /// How light a colour looks, from 0 to 1, after Rec. 709's weights; it is written `red,green,blue`,
  /// each from 0 to 255. `nil` for what is not.
  private static func luminance(_ color: Substring) -> Double? {
    let parts = color.split(separator: ",").map { Double($0.filter { !$0.isWhitespace }) }
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  }
}
