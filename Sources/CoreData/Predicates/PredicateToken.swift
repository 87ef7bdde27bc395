// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A part of a predicate's format.
enum PredicateToken: Equatable {
  /// A name, a keyword or a key path.
  case word(String)
  case number(Double)
  case string(String)
  /// A placeholder: the letter after the percent sign.
  case placeholder(Character)
  case symbol(String)

  /// The tokens of a format, in order.
  static func all(in format: String) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        rest.removeFirst()
        tokens.append(.string(quoted(&rest, first)))
      } else if first == "%" {
        rest.removeFirst()
        let letters = rest.prefix { $0 == "l" || $0 == "h" || $0 == "." || $0.isNumber }
        rest.removeFirst(letters.count)
        tokens.append(.placeholder(rest.popFirst() ?? "@"))
      } else if first.isNumber {
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest.removeFirst(digits.count)
        tokens.append(.number(Double(digits) ?? 0))
      } else if isWord(first) {
        let word = rest.prefix { isWord($0) || $0.isNumber || $0 == "." }
        rest.removeFirst(word.count)
        tokens.append(.word(String(word)))
      } else {
        let pair = String(rest.prefix(2))
        let symbol = symbols.contains(pair) ? pair : String(first)
        rest.removeFirst(symbol.count)
        tokens.append(.symbol(symbol))
      }
    }
    return tokens
  }

  private static let symbols: Set = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@" || character == "#"
  }

  private static func quoted(_ rest: inout Substring, _ mark: Character) -> String {
    var text = ""
    while let next = rest.popFirst(), next != mark {
      if next == "\\", let escaped = rest.popFirst() {
        text.append(escaped)
      } else {
        text.append(next)
      }
    }
    return text
  }
}
