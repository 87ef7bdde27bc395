// Part of Snapback, under the MIT licence; see LICENSE.

/// The parts of a variable's declaration.
struct PropertyDeclaration: Equatable, Sendable {
  var name: String
  /// The type as it is written; nil if it is inferred.
  var type: String?
  /// The initial value; nil if there is none.
  var value: String?

  /// A word, or another character that is neither in a comment nor in a string.
  struct Token {
    var text: Substring
    /// The number of brackets around it.
    var depth: Int
  }

  /// Returns nil if the text has no `var` with a name.
  init?(_ text: String) {
    let tokens = Self.tokens(of: text)
    let top = tokens.filter { $0.depth == 0 }
    guard let keyword = top.firstIndex(where: { $0.text == "var" }), keyword + 1 < top.count else {
      return nil
    }
    name = String(top[keyword + 1].text)
    guard name.first.map({ $0.isLetter || $0 == "_" || $0 == "`" }) == true else { return nil }
    let rest = top[(keyword + 2)...]
    let equals = rest.first { $0.text == "=" }
    if let colon = rest.first, colon.text == ":" {
      let end = equals?.text.startIndex ?? text.endIndex
      type = Self.trimmed(text[colon.text.endIndex..<end])
    }
    value = equals.flatMap { Self.trimmed(text[$0.text.endIndex...]) }
  }

  private static func trimmed(_ text: Substring) -> String? {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.isEmpty ? nil : String(text)
  }

  /// The words and signs of a text; strings and comments are left out.
  static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var (rest, depth) = (text[...], 0)
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skipComment(&rest)
      } else if beginsString(rest) {
        skipString(&rest)
      } else if first.isWhitespace {
        rest.removeFirst()
      } else {
        let isWord = { (character: Character) in
          character.isLetter || character.isNumber || "_$`".contains(character)
        }
        let word = rest.prefix(while: isWord)
        let token = word.isEmpty ? rest.prefix(1) : word
        if [")", "]", "}"].contains(first) { depth -= 1 }
        tokens.append(Token(text: token, depth: depth))
        if ["(", "[", "{"].contains(first) { depth += 1 }
        rest = rest[token.endIndex...]
      }
    }
    return tokens
  }

  /// Drops a comment, with those inside it.
  private static func skipComment(_ rest: inout Substring) {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        (depth, rest) = (depth + 1, rest.dropFirst(2))
      } else if rest.hasPrefix("*/") {
        (depth, rest) = (depth - 1, rest.dropFirst(2))
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// Drops a string literal: of one or several lines, or a raw one with its number signs.
  private static func skipString(_ rest: inout Substring) {
    let signs = rest.prefix { $0 == "#" }
    rest = rest.dropFirst(signs.count)
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    let (end, escape) = (quotes + signs, "\\" + signs)
    rest = rest.dropFirst(quotes.count)
    while !rest.isEmpty, !rest.hasPrefix(end) {
      if rest.hasPrefix(escape + "(") {
        skipInterpolation(&rest, escape)
      } else {
        rest = rest.hasPrefix(escape) ? rest.dropFirst(escape.count + 1) : rest.dropFirst()
      }
    }
    rest = rest.dropFirst(end.count)
  }

  /// Drops the expression in a string, with the strings in it.
  private static func skipInterpolation(_ rest: inout Substring, _ escape: String) {
    rest = rest.dropFirst(escape.count)
    var depth = 0
    repeat {
      guard let first = rest.first else { return }
      if first == "\"" {
        skipString(&rest)
      } else {
        depth += first == "(" ? 1 : first == ")" ? -1 : 0
        rest.removeFirst()
      }
    } while depth > 0
  }

  /// Returns whether the text begins with a string literal.
  private static func beginsString(_ text: Substring) -> Bool {
    text.first == "\"" || text.first == "#" && text.drop { $0 == "#" }.first == "\""
  }
}
