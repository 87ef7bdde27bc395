// Part of Snapback, under the MIT licence; see LICENSE.

/// The components of a color such as `Color(red: 0.2, green: 0.4, blue: 1)` in Swift source.
nonisolated package struct SourceColor: Equatable, Sendable {
  /// The position of the first byte of the red component.
  package let offset: Int
  /// The text from the red component to the blue one.
  package let text: String
  /// Red, green and blue.
  package let components: [Double]
  /// The columns of `Color` in its line.
  package let columns: Range<Int>

  package var range: Range<Int> { offset..<offset + text.utf8.count }

  /// All colors in a line.
  package static func all(in spans: [SourceSpan]) -> [SourceColor] {
    var colors: [SourceColor] = []
    var column = 0
    for (index, span) in spans.enumerated() {
      defer { column += span.text.count }
      guard span.kind == .type, span.text == "Color", index + 6 < spans.count else { continue }
      let parts = spans[(index + 1)...(index + 6)].map(\.text)
      let values = [parts[1], parts[3], parts[5]].compactMap(Double.init)
      guard parts[0] == "(red: ", parts[2] == ", green: ", parts[4] == ", blue: ",
        values.count == 3
      else { continue }
      colors.append(
        SourceColor(
          offset: spans[index + 2].offset, text: parts[1...].joined(), components: values,
          columns: column..<column + 5))
    }
    return colors
  }

  /// The text with other components.
  package static func text(_ components: [Double]) -> String {
    let texts = components.map { SourceLiteral.text($0, digits: 3) }
    return "\(texts[0]), green: \(texts[1]), blue: \(texts[2])"
  }
}
