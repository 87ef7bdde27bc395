// Part of Snapback, under the MIT licence; see LICENSE.

/// The words of a text: runs of letters and digits of one script, and runs of emoji.
///
/// Japanese has no spaces between words, so that a word ends where the script changes.
struct WordBoundaries {
  let characters: [Character]

  private enum Kind {
    case newline, space, punctuation, symbol
    case letters, han, hiragana, katakana

    var isWord: Bool {
      switch self {
      case .newline, .space, .punctuation: false
      case .symbol, .letters, .han, .hiragana, .katakana: true
      }
    }
  }

  /// The word at an index, or the run of separators; a line terminator is alone.
  func range(at index: Int) -> Range<Int> {
    guard !characters.isEmpty else { return 0..<0 }
    let index = min(max(index, 0), characters.count - 1)
    let runKind = kind(at: index)
    if runKind == .newline { return index..<index + 1 }
    var (lower, upper) = (index, index + 1)
    while lower > 0, kind(at: lower - 1) == runKind { lower -= 1 }
    while upper < characters.count, kind(at: upper) == runKind { upper += 1 }
    return lower..<upper
  }

  /// The end of the next word after an index; the end of the text without one.
  func end(after index: Int) -> Int {
    guard let start = (index..<characters.count).first(where: { kind(at: $0).isWord }) else {
      return characters.count
    }
    return range(at: start).upperBound
  }

  /// The start of the last word before an index; 0 without one.
  func start(before index: Int) -> Int {
    guard let last = (0..<index).last(where: { kind(at: $0).isWord }) else { return 0 }
    return range(at: last).lowerBound
  }

  private func kind(at index: Int) -> Kind {
    let character = characters[index]
    // An apostrophe or a dot between letters or digits is part of the word: don't, 3.14.
    if character == "'" || character == "’" || character == ".", index > 0,
      index + 1 < characters.count
    {
      let (before, after) = (characters[index - 1], characters[index + 1])
      let joins =
        character == "." ? before.isNumber && after.isNumber : before.isLetter && after.isLetter
      if joins { return .letters }
    }
    return Self.kind(of: character)
  }

  private static func kind(of character: Character) -> Kind {
    if character.isNewline { return .newline }
    if character.isWhitespace { return .space }
    if character == "_" { return .letters }
    guard let scalar = character.unicodeScalars.first else { return .punctuation }
    if character.isLetter || character.isNumber {
      switch scalar.value {
      case 0x3041...0x309f: return .hiragana
      // The prolonged sound mark is used in both syllabaries, mostly in katakana.
      case 0x30a1...0x30ff, 0x31f0...0x31ff, 0xff66...0xff9f: return .katakana
      default: return scalar.properties.isIdeographic ? .han : .letters
      }
    }
    switch scalar.properties.generalCategory {
    case .otherSymbol: return .symbol
    case .spacingMark, .nonspacingMark, .enclosingMark: return .letters
    default: return scalar.properties.isEmojiPresentation ? .symbol : .punctuation
    }
  }
}
