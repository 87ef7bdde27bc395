// Part of Snapback, under the MIT licence; see LICENSE.

/// The error messages of librsvg.
enum SVGMessage {
  /// Makes a reason of one line from a message: for one of its XML parser
  /// `line 1, column 7: Premature end of data`.
  static func reason(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
    let located = /on line (\d+) column (\d+) of data: (.*)/
    if let match = line.firstMatch(of: located) {
      return "line \(match.1), column \(match.2): \(trimmed(match.3))"
    }
    let prefix = "XML parse error: "
    return trimmed(line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line[...])
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
