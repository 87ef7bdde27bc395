// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// Parses the inline Markdown of a string literal: emphasis, strikethrough, code and links.
struct MarkdownParser {
  /// A character of the literal, or an interpolated text.
  private enum Token: Equatable {
    case character(Character)
    case text(Text)

    var isSpace: Bool {
      if case .character(let character) = self { character.isWhitespace } else { false }
    }

    var isWordCharacter: Bool {
      if case .character(let character) = self {
        character.isLetter || character.isNumber
      } else {
        true
      }
    }
  }

  private let tokens: [Token]
  /// The ends of the texts of links, `](`, and of their parentheses.
  private let textEnds: NextOccurrence
  private let addressEnds: NextOccurrence

  /// Returns whether a character, as a byte of UTF-8, may have a meaning in Markdown.
  static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
      UInt8(ascii: "`"), UInt8(ascii: "["):
      true
    default: false
    }
  }

  init(_ pieces: [LocalizedStringKey.Piece]) {
    var tokens: [Token] = []
    for piece in pieces {
      switch piece {
      case .literal(let string): tokens += string.map { .character($0) }
      case .value(let string): tokens.append(.text(Text(verbatim: string)))
      case .text(let text): tokens.append(.text(text))
      }
    }
    self.tokens = tokens
    textEnds = NextOccurrence(count: tokens.count) { [tokens] in
      tokens[$0] == .character("]") && $0 + 1 < tokens.count && tokens[$0 + 1] == .character("(")
    }
    addressEnds = NextOccurrence(count: tokens.count) { [tokens] in tokens[$0] == .character(")") }
  }

  /// The literal as texts of uniform style, in order.
  func texts() -> [Text] { texts(in: 0..<tokens.count) }

  private func texts(in range: Range<Int>) -> [Text] {
    var result: [Text] = []
    var plain = ""
    func flush() {
      if !plain.isEmpty { result.append(Text(verbatim: plain)) }
      plain = ""
    }
    var failures = Failures()
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index] {
      case .text(let text):
        flush()
        result.append(text)
        index += 1
      case .character("\\") where index + 1 < range.upperBound && isPunctuation(index + 1):
        if case .character(let character) = tokens[index + 1] { plain.append(character) }
        index += 2
      case .character(let character):
        if character == "^", let part = attributed(at: index, in: range, &failures) {
          flush()
          let texts = texts(in: part.inside)
          result += part.inflects ? Inflection.agreeing(texts) : texts
          index = part.end
        } else if let span = span(at: index, in: range, &failures) {
          flush()
          result.append(span.text(Text.joining(texts(in: span.inside))))
          index = span.end
        } else {
          plain.append(character)
          index += 1
        }
      }
    }
    flush()
    return result
  }

  /// What was looked for in a range without success, so that it is done once: a long text of opening delimiters would
  /// take very long otherwise.
  private struct Failures {
    /// The delimiters that are not closed up to the end of the range.
    var unclosed: Set<String> = []
    /// The end of the text of the last link whose address is invalid.
    var invalidLink: Int?
  }

  /// A range between two equal delimiters.
  private struct Span {
    var inside: Range<Int>
    var end: Int
    var text: (Text) -> Text
  }

  private static let delimiters: [(delimiter: String, text: @Sendable (Text) -> Text)] = [
    ("***", { $0.bold().italic() }), ("**", { $0.bold() }), ("__", { $0.bold() }),
    ("~~", { $0.strikethrough() }), ("*", { $0.italic() }), ("_", { $0.italic() }),
    ("`", { $0.monospaced() }),
  ]

  /// The largest number of characters in the parentheses of a link.
  private static let longestAddress = 4096

  /// The ranges of the text and the parentheses of `[text](url)`, after an opening such as `[`.
  ///
  private func link(
    _ opening: String, at start: Int, in range: Range<Int>, _ failures: inout Failures
  ) -> (text: Range<Int>, address: Range<Int>)? {
    guard !failures.unclosed.contains(opening), hasDelimiter(opening, at: start, in: range) else {
      return nil
    }
    guard let close = textEnds.first(in: start..<range.upperBound),
      let end = addressEnds.first(in: close..<range.upperBound)
    else {
      failures.unclosed.insert(opening)
      return nil
    }
    guard end - close <= Self.longestAddress else { return nil }
    return (start + opening.count..<close, close + 2..<end)
  }

  /// A link `[text](url)`. Interpolated values may be part of its URL.
  private func link(
    at start: Int, in range: Range<Int>, _ failures: inout Failures
  ) -> Span? {
    guard let parts = link("[", at: start, in: range, &failures),
      parts.text.upperBound != failures.invalidLink
    else { return nil }
    let address = tokens[parts.address].map { token in
      switch token {
      case .character(let character): String(character)
      case .text(let text): text.string
      }
    }
    guard let url = URL(string: address.joined()) else {
      failures.invalidLink = parts.text.upperBound
      return nil
    }
    return Span(inside: parts.text, end: parts.address.upperBound + 1) { $0.linked(to: url) }
  }

  /// A text with attributes `^[text](inflect: true)`, of which only the inflection has an effect.
  private func attributed(
    at start: Int, in range: Range<Int>, _ failures: inout Failures
  ) -> (inside: Range<Int>, end: Int, inflects: Bool)? {
    guard let parts = link("^[", at: start, in: range, &failures) else { return nil }
    let attributes = tokens[parts.address].compactMap { token in
      if case .character(let character) = token, !character.isWhitespace { character } else { nil }
    }
    return (
      parts.text, parts.address.upperBound + 1, String(attributes).contains("inflect:true")
    )
  }

  private func span(
    at start: Int, in range: Range<Int>, _ failures: inout Failures
  ) -> Span? {
    if let link = link(at: start, in: range, &failures) { return link }
    for (delimiter, text) in Self.delimiters where hasDelimiter(delimiter, at: start, in: range) {
      let first = start + delimiter.count
      guard first < range.upperBound, !tokens[first].isSpace, !failures.unclosed.contains(delimiter)
      else {
        return nil
      }
      if delimiter.hasPrefix("_"), start > range.lowerBound, tokens[start - 1].isWordCharacter {
        return nil
      }
      var end = first + 1
      while end + delimiter.count <= range.upperBound {
        if hasDelimiter(delimiter, at: end, in: range), !tokens[end - 1].isSpace,
          tokens[end - 1] != .character("\\"), isClosing(delimiter, at: end, in: range)
        {
          return Span(inside: first..<end, end: end + delimiter.count, text: text)
        }
        end += 1
      }
      failures.unclosed.insert(delimiter)
      return nil
    }
    return nil
  }

  /// Returns whether the delimiter at `index` can close a span: it is not the start of a longer one, and for
  /// underscores not inside of a word.
  private func isClosing(_ delimiter: String, at index: Int, in range: Range<Int>) -> Bool {
    let after = index + delimiter.count
    guard after < range.upperBound else { return true }
    if delimiter.count == 1, delimiter != "`", let character = delimiter.first,
      tokens[after] == .character(character)
    {
      return false
    }
    return !(delimiter.hasPrefix("_") && tokens[after].isWordCharacter)
  }

  private func hasDelimiter(_ delimiter: String, at index: Int, in range: Range<Int>) -> Bool {
    guard index + delimiter.count <= range.upperBound else { return false }
    return zip(index..., delimiter).allSatisfy { tokens[$0] == .character($1) }
  }

  private func isPunctuation(_ index: Int) -> Bool {
    if case .character(let character) = tokens[index] {
      "\\*_~`[]()".contains(character)
    } else {
      false
    }
  }
}

extension LocalizedStringKey {
  /// The translated text with its Markdown parsed.
  var text: Text { Self.text(of: translatedPieces()) }

  /// The text of pieces with their Markdown parsed.
  static func text(of pieces: [Piece]) -> Text {
    plainText(of: pieces).map { Text(verbatim: $0) } ?? Text.joining(MarkdownParser(pieces).texts())
  }

  /// The characters of pieces without Markdown and styled texts; nil for others.
  private static func plainText(of pieces: [Piece]) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let string):
        guard !string.utf8.contains(where: { MarkdownParser.isSpecial($0) }) else { return nil }
        text += string
      case .value(let string): text += string
      case .text: return nil
      }
    }
    return text
  }
}

extension Text {
  /// The text as a link.
  fileprivate func linked(to url: URL) -> Text {
    var text = self
    text.appearance.link = url
    return text
  }

  /// Concatenates texts.
  static func joining(_ texts: [Text]) -> Text {
    switch texts.count {
    case 0: Text(verbatim: "")
    case 1: texts[0]
    default: Text(.joined(texts))
    }
  }
}
