// Part of Snapback, under the MIT licence; see LICENSE.

/// The X resources of a screen: the property `RESOURCE_MANAGER` of its root window.
package struct XResources: Equatable, Sendable {
  /// The value of `Xft.dpi`, by which desktops request a display scale; nil if there is none, or it
  /// is not a positive number.
  package let dotsPerInch: Double?

  /// Reads the text of the property; other lines are ignored, and the last of several values counts.
  package init(text: String) {
    var found: Double?
    for line in text.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].filter { !$0.isWhitespace }
      guard name == "Xft.dpi" || name == "*dpi" else { continue }
      let value = Double(line[line.index(after: colon)...].filter { !$0.isWhitespace })
      if let value, value.isFinite, value > 0 { found = value }
    }
    dotsPerInch = found
  }
}
