// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime

/// Finds the names that a source uses, from its tokens alone.
struct NameUseScanner {
  let tokens: [SourceToken]
  let brackets: BracketPairs
  private let starts: [Int]
  private(set) var uses: [NameUse] = []

  init(_ source: [UInt8]) {
    tokens = SourceToken.all(in: SourceMask(source))
    brackets = BracketPairs(tokens)
    starts = [0] + source.indices.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    for index in tokens.indices where tokens[index].isName { read(index) }
  }

  /// The byte offset of a line and a column, both from 1; 0 for a line beyond the end.
  func offset(line: Int, column: Int) -> Int {
    starts.indices.contains(line - 1) ? starts[line - 1] + column - 1 : 0
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private static let declaring: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "var",
    "let", "case", "macro", "precedencegroup", "operator",
  ]
  private static let keywords: Set<String> = declaring.union([
    "import", "extension", "return", "in", "if", "else", "guard", "switch", "for", "while", "do",
    "try", "await", "throw", "throws", "where", "default", "some", "any", "is", "as", "self",
    "Self",
    "super", "init", "deinit", "subscript", "static", "private", "public", "internal",
    "fileprivate",
    "open", "mutating", "nonmutating", "override", "final", "lazy", "weak", "unowned", "inout",
    "get",
    "set", "willSet", "didSet", "true", "false", "nil", "repeat", "break", "continue", "defer",
    "catch", "async", "rethrows", "convenience", "required", "indirect", "consuming", "borrowing",
    "nonisolated", "isolated", "package", "fallthrough", "Any", "AnyObject", "Type",
  ])
  /// Keywords that can precede the dot of an implicit member expression.
  private static let leading: Set<String> = [
    "return", "in", "case", "else", "if", "where", "try", "await", "is", "as", "switch", "while",
    "throw", "guard", "for", "default",
  ]

  private mutating func read(_ index: Int) {
    let name = text(index)
    switch text(index - 1) {
    case "@":
      note(index, .attribute)
    case "#": break
    case ".":
      noteMember(index)
    case "import":
      if !Self.declaring.contains(name) { note(index, .module) }
    case let before where Self.declaring.contains(before) && text(index - 2) == "import":
      note(index, .module)
    case let before where Self.declaring.contains(before) && text(index - 2) != ".":
      break
    default:
      guard !Self.keywords.contains(name) else { return }
      let isCalled = ["(", "{"].contains(text(index + 1))
      // Argument labels and local names are not uses of the API; type names begin with a capital.
      if name.first?.isUppercase == true || isCalled { note(index, .plain) }
    }
  }

  private mutating func noteMember(_ index: Int) {
    let dot = index - 1
    let before = text(dot - 1)
    if text(dot - 2) == "import" || text(dot - 3) == "import" { return }
    if before == "\\" || (text(dot - 2) == "\\" && tokens[dot - 1].isName) {
      note(index, .keyPath)
    } else if isValue(dot - 1) {
      if before.first?.isUppercase == true, text(dot - 2) != "." {
        note(index, before == "SwiftUI" ? .plain : .member(of: before))
      } else {
        let isCalled =
          ["(", "{"].contains(text(index + 1))
          && tokens[index + 1].line == tokens[index].line
        note(index, isCalled ? .method : .property)
      }
    } else {
      note(index, .implicit)
    }
  }

  /// Returns whether a token ends an expression that can be followed by a member access.
  private func isValue(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    switch token.text {
    case ")", "]", "}", "\"": return true
    case "?", "!", ">":
      return index + 1 < tokens.count
        && tokens[index + 1].range.lowerBound == token.range.upperBound
    default: return token.isWord && !Self.leading.contains(token.text)
    }
  }

  private mutating func note(_ index: Int, _ kind: NameUse.Kind) {
    let token = tokens[index]
    uses.append(
      NameUse(
        name: token.text, kind: kind, range: token.range, line: token.line,
        column: token.range.lowerBound - starts[token.line - 1] + 1, labels: labels(after: index)))
  }

  private func labels(after index: Int) -> Set<String> {
    text(index + 1) == "(" ? brackets.labels(after: index + 1) : []
  }

  /// The index of the token with a range.
  func index(of range: Range<Int>) -> Int? {
    let index = tokens.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    return index < tokens.count && tokens[index].range == range ? index : nil
  }
}

extension SourceToken {
  /// Whether it is an identifier or a keyword.
  var isName: Bool {
    text.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" } == true
  }

  /// Whether it is an identifier, a keyword or a number.
  var isWord: Bool { isName || text.first?.isNumber == true }
}
