// Part of Snapback, under the MIT licence; see LICENSE.

/// The X resources of a screen: the property `RESOURCE_MANAGER` of its root window.
package struct XResources: Equatable, Sendable {
  /// The value of `Xft.dpi`, by which desktops request a display scale; nil if there is none, or it
  /// is not a positive number.
  package let dotsPerInch: Double?

  /// The name of the cursor theme, and the nominal size of its images in pixels.
  package let cursorTheme: String?
  package let cursorSize: Int?

  /// Reads the text of the property; other lines are ignored, and the last of several values counts.
  package init(text: String) {
    var (dotsPerInch, theme, size) = (Double?.none, String?.none, Int?.none)
    for line in text.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].filter { !$0.isWhitespace }
      let value = String(line[line.index(after: colon)...].filter { !$0.isWhitespace })
      switch name {
      case "Xft.dpi", "*dpi":
        if let number = Double(value), number.isFinite, number > 0 { dotsPerInch = number }
      case "Xcursor.theme": theme = value.isEmpty ? nil : value
      case "Xcursor.size": size = Int(value) ?? size
      default: break
      }
    }
    self.dotsPerInch = dotsPerInch
    (cursorTheme, cursorSize) = (theme, size)
  }
}
