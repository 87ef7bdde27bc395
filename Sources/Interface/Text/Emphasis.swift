// Part of Snapback, under the MIT licence; see LICENSE.

/// Reads the emphasis of Markdown in a literal's text.
struct Emphasis {
  /// A character of the text, or something that stands in its place.
  private enum Atom: Equatable {
    case character(Character)
    case piece(Text)

    var isSpace: Bool {
      if case .character(let character) = self { character.isWhitespace } else { false }
    }

    var isWord: Bool {
      if case .character(let character) = self {
        character.isLetter || character.isNumber
      } else {
        true
      }
    }
  }

  private let atoms: [Atom]

  init(_ pieces: [LocalizedStringKey.Piece]) {
    var atoms: [Atom] = []
    for piece in pieces {
      switch piece {
      case .literal(let string): atoms += string.map { .character($0) }
      case .value(let string): atoms.append(.piece(Text(verbatim: string)))
      case .text(let text): atoms.append(.piece(text))
      }
    }
    self.atoms = atoms
  }

  /// The texts that the literal is made of, one after the other.
  func texts() -> [Text] { texts(in: 0..<atoms.count) }

  private func texts(in range: Range<Int>) -> [Text] {
    var result: [Text] = []
    var plain = ""
    func flush() {
      if !plain.isEmpty { result.append(Text(verbatim: plain)) }
      plain = ""
    }
    var index = range.lowerBound
    while index < range.upperBound {
      switch atoms[index] {
      case .piece(let text):
        flush()
        result.append(text)
        index += 1
      case .character("\\") where index + 1 < range.upperBound && isPunctuation(index + 1):
        if case .character(let character) = atoms[index + 1] { plain.append(character) }
        index += 2
      case .character(let character):
        if let span = span(at: index, in: range) {
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

  /// A stretch between two equal marks.
  private struct Span {
    var inside: Range<Int>
    var end: Int
    var text: (Text) -> Text
  }

  private static let marks: [(mark: String, text: @Sendable (Text) -> Text)] = [
    ("***", { $0.bold().italic() }), ("**", { $0.bold() }), ("__", { $0.bold() }),
    ("~~", { $0.strikethrough() }), ("*", { $0.italic() }), ("_", { $0.italic() }),
    ("`", { $0.monospaced() }),
  ]

  private func span(at start: Int, in range: Range<Int>) -> Span? {
    for (mark, text) in Self.marks where has(mark, at: start, in: range) {
      let first = start + mark.count
      guard first < range.upperBound, !atoms[first].isSpace else { return nil }
      if mark.hasPrefix("_"), start > range.lowerBound, atoms[start - 1].isWord { return nil }
      var end = first + 1
      while end + mark.count <= range.upperBound {
        if has(mark, at: end, in: range), !atoms[end - 1].isSpace,
          atoms[end - 1] != .character("\\"), isClosing(mark, at: end, in: range)
        {
          return Span(inside: first..<end, end: end + mark.count, text: text)
        }
        end += 1
      }
      return nil
    }
    return nil
  }

  /// Whether a mark is not the beginning of a longer one, nor inside a word where that does not count.
  private func isClosing(_ mark: String, at index: Int, in range: Range<Int>) -> Bool {
    let after = index + mark.count
    guard after < range.upperBound else { return true }
    if mark.count == 1, mark != "`", let only = mark.first, atoms[after] == .character(only) {
      return false
    }
    return !(mark.hasPrefix("_") && atoms[after].isWord)
  }

  private func has(_ mark: String, at index: Int, in range: Range<Int>) -> Bool {
    guard index + mark.count <= range.upperBound else { return false }
    return zip(index..., mark).allSatisfy { atoms[$0] == .character($1) }
  }

  private func isPunctuation(_ index: Int) -> Bool {
    if case .character(let character) = atoms[index] {
      "\\*_~`[]()".contains(character)
    } else {
      false
    }
  }
}

extension LocalizedStringKey {
  /// The text, its emphasis read.
  var text: Text { Text.joining(Emphasis(pieces).texts()) }
}

extension Text {
  /// Several texts as one.
  static func joining(_ texts: [Text]) -> Text {
    switch texts.count {
    case 0: Text(verbatim: "")
    case 1: texts[0]
    default: Text(.joined(texts))
    }
  }
}
