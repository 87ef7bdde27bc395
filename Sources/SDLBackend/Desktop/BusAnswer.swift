// Part of Snapback, under the MIT licence; see LICENSE.

/// Settings by namespace and key, as `gdbus`, `busctl` and `dbus-send` each print them.
///
/// The three have little in common but the order: a namespace in quotes, then keys in quotes, each with
/// its value behind it. So that is what is read; of a value that has several parts, the first.
package struct BusAnswer: Equatable, Sendable {
  private var values: [String: [String: String]] = [:]

  /// Reads what is there of the namespaces; a text that is something else gives an answer without values.
  package init(_ text: String, namespaces: [String]) {
    var namespace: String?
    var key: String?
    // busctl counts a list's texts and then gives them, like keys without values.
    var isList = false
    var textsToSkip = 0
    for token in Token.all(in: text) {
      switch token {
      case .text(let name, _) where namespaces.contains(name) && key == nil:
        (namespace, isList) = (name, false)
      case .text(_, isKey: false) where textsToSkip > 0:
        textsToSkip -= 1
      case .text(let text, let isKey):
        if let namespace, let name = key, !isKey {
          values[namespace, default: [:]][name] = text
          key = nil
        } else {
          key = text
        }
        (isList, textsToSkip) = (false, 0)
      case .word("entry"):
        // dbus-send says where a key begins; a list before it may have been empty.
        key = nil
      case .word("as"):
        isList = key != nil
      case .word(let word):
        guard let namespace, let name = key, Self.isValue(word) else { continue }
        if isList {
          textsToSkip = Int(word) ?? 0
        } else {
          values[namespace, default: [:]][name] = word
        }
        (key, isList) = (nil, false)
      }
    }
  }

  package var isEmpty: Bool { values.isEmpty }

  /// A value as it was printed, without quotes.
  package func value(_ key: String, in namespace: String) -> String? {
    values[namespace]?[key]
  }

  private static func isValue(_ word: String) -> Bool {
    word == "true" || word == "false" || Double(word) != nil
  }
}

extension BusAnswer {
  private enum Token {
    /// Something in quotes; `isKey` where a colon follows, as `gdbus` has it.
    case text(String, isKey: Bool)
    case word(String)

    /// Everything but brackets and what else only separates.
    static func all(in text: String) -> [Token] {
      var tokens: [Token] = []
      var rest = text[...]
      while let first = rest.first {
        if first == "'" || first == "\"" {
          let content = quoted(&rest, by: first)
          tokens.append(.text(content, isKey: rest.first == ":"))
        } else if isSeparator(first) {
          rest.removeFirst()
        } else {
          let word = rest.prefix { !isSeparator($0) && $0 != "'" && $0 != "\"" }
          tokens.append(.word(String(word)))
          rest = rest.dropFirst(word.count)
        }
      }
      return tokens
    }

    /// What is between the quotes, or up to the end; a backslash stands before what is meant as it is.
    private static func quoted(_ rest: inout Substring, by quote: Character) -> String {
      rest.removeFirst()
      var content = ""
      while let character = rest.popFirst(), character != quote {
        content.append(character == "\\" ? rest.popFirst() ?? character : character)
      }
      return content
    }

    private static func isSeparator(_ character: Character) -> Bool {
      character.isWhitespace || "()[]{}<>:,@".contains(character)
    }
  }
}
