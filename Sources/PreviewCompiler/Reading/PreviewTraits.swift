// Part of Snapback, under the MIT licence; see LICENSE.

/// Converts the `traits:` of a `#Preview` to a modifier that applies them.
struct PreviewTraits: Equatable, Sendable {
  /// The source text of the modifier; empty without traits.
  private(set) var modifier = ""

  /// Reads the arguments of a preview, from the opening parenthesis on.
  ///
  /// - Parameter source: The bytes to which the tokens' ranges refer.
  init(_ tokens: ArraySlice<SourceToken>, of source: [UInt8]) {
    guard let label = tokens.firstIndex(where: { $0.text == "traits" }),
      label + 1 < tokens.endIndex, tokens[label + 1].text == ":"
    else { return }
    var text = ""
    var end: Int?
    for token in tokens[(label + 2)...] {
      // Comments are left out, and the text is one line.
      if let end, token.range.lowerBound > end { text += " " }
      text += String(decoding: source[token.range], as: UTF8.self)
      end = token.range.upperBound
    }
    if !text.isEmpty { modifier = "._previewTraits(\(text))" }
  }
}
