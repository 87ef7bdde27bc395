// Part of Snapback, under the MIT licence; see LICENSE.

/// Settings by namespace and key, read from the output of `gdbus`, `busctl` or `dbus-send`.
///
/// The three formats share only the order: a namespace in quotes, then keys in quotes, each
/// followed by its value. The parser relies on that order alone. Of a value with several parts it
/// reads the first.
package struct DBusSettingsReply: Equatable, Sendable {
  private var values: [String: [String: String]] = [:]

  /// Reads the settings of the given namespaces. A text in another format gives a reply without
  /// values.
  package init(_ text: String, namespaces: [String]) {
    var namespace: String?
    var key: String?
    // busctl prints the number of a list's strings and then the strings, which look like keys
    // without values.
    var isList = false
    var stringsToSkip = 0
    for token in Token.all(in: text) {
      switch token {
      case .text(let name, _) where namespaces.contains(name) && key == nil:
        (namespace, isList) = (name, false)
      case .text(_, isKey: false) where stringsToSkip > 0:
        stringsToSkip -= 1
      case .text(let text, let isKey):
        if let namespace, let name = key, !isKey {
          values[namespace, default: [:]][name] = text
          key = nil
        } else {
          key = text
        }
        (isList, stringsToSkip) = (false, 0)
      case .word("entry"):
        // dbus-send marks where a key begins; the value before it may have been an empty list.
        key = nil
      case .word("as"):
        isList = key != nil
      case .word(let word):
        guard let namespace, let name = key, Self.isValue(word) else { continue }
        if isList {
          stringsToSkip = Int(word) ?? 0
        } else {
          values[namespace, default: [:]][name] = word
        }
        (key, isList) = (nil, false)
      }
    }
  }

  package var isEmpty: Bool { values.isEmpty }

  /// Returns a value as printed, without quotes; nil if there is none.
  package func value(_ key: String, in namespace: String) -> String? {
    values[namespace]?[key]
  }

  private static func isValue(_ word: String) -> Bool {
    word == "true" || word == "false" || Double(word) != nil
  }
}

extension DBusSettingsReply {
  private enum Token {
    /// A quoted string; `isKey` if a colon follows, as in the output of `gdbus`.
    case text(String, isKey: Bool)
    case word(String)

    /// Returns all tokens of a text; brackets and other separators are skipped.
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

    /// Consumes a quoted string, up to the closing quote or the end. A backslash escapes the next
    /// character.
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
