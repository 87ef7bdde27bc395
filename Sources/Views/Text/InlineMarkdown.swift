// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// Reads Markdown into attributed strings.
struct InlineMarkdown {
  private let characters: [Character]
  private let baseURL: URL?
  /// The ends of the texts of links, and of their parentheses.
  private let textEnds: NextOccurrence
  private let addressEnds: NextOccurrence

  private init(_ text: String, baseURL: URL?) {
    let characters = Array(text)
    self.characters = characters
    self.baseURL = baseURL
    textEnds = NextOccurrence(count: characters.count) { characters[$0] == "]" }
    addressEnds = NextOccurrence(count: characters.count) { characters[$0] == ")" }
  }

  private static let delimiters: [(text: [Character], intent: InlinePresentationIntent)] = [
    (["*", "*", "*"], [.stronglyEmphasized, .emphasized]), (["*", "*"], .stronglyEmphasized),
    (["_", "_"], .stronglyEmphasized), (["~", "~"], .strikethrough), (["*"], .emphasized),
    (["_"], .emphasized),
  ]

  /// The largest number of characters in the parentheses of a link.
  private static let longestAddress = 4096

  static func attributed(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax,
    _ baseURL: URL?
  ) -> AttributedString {
    func inline(_ text: String) -> AttributedString {
      let parser = InlineMarkdown(text, baseURL: baseURL)
      return parser.attributed(0..<parser.characters.count, [])
    }
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return inline(markdown)
    case .inlineOnly: return inline(joinedLines(markdown.split(separator: "\n")))
    case .full:
      var result = AttributedString()
      var paragraph: [Substring] = []
      func endParagraph() {
        result += inline(joinedLines(paragraph))
        paragraph = []
      }
      for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
        let hashes = line.prefix { $0 == "#" }
        if line.allSatisfy(\.isWhitespace) {
          endParagraph()
        } else if (1...6).contains(hashes.count), line.dropFirst(hashes.count).first == " " {
          endParagraph()
          paragraph = [line.dropFirst(hashes.count)]
          endParagraph()
        } else {
          paragraph.append(line)
        }
      }
      endParagraph()
      return result
    }
  }

  private static func joinedLines(_ lines: [Substring]) -> String {
    lines.map { String($0).trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }

  private func attributed(
    _ range: Range<Int>, _ intent: InlinePresentationIntent
  ) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    func flush() {
      result += Self.run(plain, intent)
      plain = ""
    }
    var failures = Failures()
    var index = range.lowerBound
    while index < range.upperBound {
      let next = index + 1
      if characters[index] == "\\", next < range.upperBound, characters[next].isPunctuation {
        plain.append(characters[next])
        index += 2
      } else if let (part, end) = span(at: index, in: range, intent, &failures) {
        flush()
        result += part
        index = end
      } else {
        plain.append(characters[index])
        index += 1
      }
    }
    flush()
    return result
  }

  private static func run(_ text: String, _ intent: InlinePresentationIntent) -> AttributedString {
    var run = AttributedString(text)
    if !intent.isEmpty { run.inlinePresentationIntent = intent }
    return run
  }

  /// What was looked for in a range without success, so that it is done once.
  private struct Failures {
    /// The delimiters that are not closed up to the end of the range.
    var unclosed: Set<[Character]> = []
    /// The end of the text of the last link whose address is invalid.
    var invalidLink: Int?
  }

  /// The emphasis, code or link that begins at an index, and where it ends; nil if none does.
  private func span(
    at start: Int, in range: Range<Int>, _ intent: InlinePresentationIntent,
    _ failures: inout Failures
  ) -> (AttributedString, end: Int)? {
    if characters[start] == "`" {
      guard !failures.unclosed.contains(["`"]) else { return nil }
      guard let end = characters[(start + 1)..<range.upperBound].firstIndex(of: "`") else {
        failures.unclosed.insert(["`"])
        return nil
      }
      return (Self.run(String(characters[(start + 1)..<end]), intent.union(.code)), end + 1)
    }
    if characters[start] == "[" { return link(at: start, in: range, intent, &failures) }
    for (delimiter, style) in Self.delimiters where matches(delimiter, at: start, in: range) {
      let first = start + delimiter.count
      guard first < range.upperBound, !characters[first].isWhitespace,
        !failures.unclosed.contains(delimiter)
      else { return nil }
      let isUnderscore = delimiter[0] == "_"
      if isUnderscore, start > range.lowerBound, isWord(start - 1) { return nil }
      var end = first + 1
      while end + delimiter.count <= range.upperBound {
        let after = end + delimiter.count
        let isLonger =
          delimiter.count == 1 && after < range.upperBound && characters[after] == delimiter[0]
        let isInWord = isUnderscore && after < range.upperBound && isWord(after)
        if matches(delimiter, at: end, in: range), !characters[end - 1].isWhitespace, !isLonger,
          !isInWord
        {
          return (attributed(first..<end, intent.union(style)), after)
        }
        end += isLonger && matches(delimiter, at: end, in: range) ? 2 : 1
      }
      failures.unclosed.insert(delimiter)
      return nil
    }
    return nil
  }

  private func link(
    at start: Int, in range: Range<Int>, _ intent: InlinePresentationIntent,
    _ failures: inout Failures
  ) -> (AttributedString, end: Int)? {
    guard !failures.unclosed.contains(["["]) else { return nil }
    guard let close = textEnds.first(in: start..<range.upperBound),
      let end = addressEnds.first(in: close..<range.upperBound)
    else {
      failures.unclosed.insert(["["])
      return nil
    }
    guard matches(["("], at: close + 1, in: range), end - close <= Self.longestAddress,
      close != failures.invalidLink
    else { return nil }
    guard let url = URL(string: String(characters[(close + 2)..<end]), relativeTo: baseURL) else {
      failures.invalidLink = close
      return nil
    }
    var text = attributed((start + 1)..<close, intent)
    text.link = url
    return (text, end + 1)
  }

  private func matches(_ delimiter: [Character], at index: Int, in range: Range<Int>) -> Bool {
    index + delimiter.count <= range.upperBound
      && characters[index..<(index + delimiter.count)].elementsEqual(delimiter)
  }

  private func isWord(_ index: Int) -> Bool {
    characters[index].isLetter || characters[index].isNumber
  }
}
