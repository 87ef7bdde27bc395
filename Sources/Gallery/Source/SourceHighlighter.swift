// Part of Snapback, under the MIT licence; see LICENSE.

/// A part of a source line with one color.
nonisolated package struct SourceSpan: Equatable {
  package enum Kind {
    case plain, keyword, type, string, number, comment, attribute
  }

  package var text: String
  package var kind: Kind
  /// The position of its first byte in the source.
  package var offset: Int

  package init(text: String, kind: Kind, offset: Int) {
    (self.text, self.kind, self.offset) = (text, kind, offset)
  }
}

/// Splits Swift source into lines of colored spans. It is for display only: it knows comments,
/// literals and identifiers, and neither nested string interpolations nor regular expressions.
nonisolated package struct SourceHighlighter {
  /// The lines of the source; their spans contain all characters but the line feeds.
  package private(set) var lines: [[SourceSpan]] = []
  private let bytes: [UInt8]
  private var index = 0

  package init(_ text: String) {
    bytes = Array(text.utf8)
    lines.append([])
    while index < bytes.count { readToken() }
  }

  private mutating func readToken() {
    let start = index
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      skip { $0 != Self.lineFeed }
      add(.comment, from: start)
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      skipBlockComment()
      add(.comment, from: start)
    case UInt8(ascii: "\""):
      skipString(poundCount: 0)
      add(.string, from: start)
    case UInt8(ascii: "#"):
      readPound(start)
    case UInt8(ascii: "@"):
      index += 1
      skip(Self.isIdentifier)
      add(.attribute, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      add(.number, from: start)
    case _ where Self.isIdentifier(byte):
      skip(Self.isIdentifier)
      let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      add(kind(of: bytes[start..<index], isMember: isMember), from: start)
    default:
      index += 1
      skip { !Self.isIdentifier($0) && !Self.startsToken.contains($0) }
      add(.plain, from: start)
    }
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let startsToken = Set("/\"#@".utf8)

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private mutating func skip(_ condition: (UInt8) -> Bool) {
    while index < bytes.count, condition(bytes[index]) { index += 1 }
  }

  private mutating func readPound(_ start: Int) {
    skip { $0 == UInt8(ascii: "#") }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      skipString(poundCount: index - start)
      return add(.string, from: start)
    }
    skip(Self.isIdentifier)
    add(.attribute, from: start)
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func skipString(poundCount: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = bytes[index...].prefix(3).elementsEqual([quote, quote, quote])
    let end =
      Array(repeating: quote, count: isLong ? 3 : 1)
      + Array(repeating: UInt8(ascii: "#"), count: poundCount)
    index += isLong ? 3 : 1
    while index < bytes.count {
      if bytes[index...].prefix(end.count).elementsEqual(end) {
        index += end.count
        return
      }
      if !isLong, bytes[index] == Self.lineFeed { return }
      index +=
        bytes[index] == UInt8(ascii: "\\") && poundCount == 0 && next != Self.lineFeed ? 2 : 1
    }
    index = min(index, bytes.count)
  }

  private mutating func skipNumber() {
    skip(Self.isIdentifier)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "."), let next, Self.isDigit(next)
    else { return }
    index += 1
    skip(Self.isIdentifier)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private func kind(of word: ArraySlice<UInt8>, isMember: Bool) -> SourceSpan.Kind {
    if !isMember, Self.keywords.contains(String(decoding: word, as: UTF8.self)) { return .keyword }
    guard let first = word.first else { return .plain }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) ? .type : .plain
  }

  private mutating func add(_ kind: SourceSpan.Kind, from start: Int) {
    for (number, part) in bytes[start..<index].split(
      separator: Self.lineFeed, omittingEmptySubsequences: false
    ).enumerated() {
      if number > 0 { lines.append([]) }
      if part.isEmpty { continue }
      let text = String(decoding: part, as: UTF8.self)
      if let last = lines[lines.count - 1].last, last.kind == kind, kind != .keyword {
        lines[lines.count - 1][lines[lines.count - 1].count - 1].text += text
      } else {
        lines[lines.count - 1].append(SourceSpan(text: text, kind: kind, offset: part.startIndex))
      }
    }
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do",
    "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for",
    "func", "get", "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is",
    "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator",
    "override", "package", "precedencegroup", "private", "protocol", "public", "repeat", "required",
    "rethrows", "return", "self", "Self", "set", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
    "while", "willSet",
  ]
}
