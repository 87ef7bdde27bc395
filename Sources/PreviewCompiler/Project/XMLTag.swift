// Part of Snapback, under the MIT licence; see LICENSE.

/// An opening tag of an XML file.
struct XMLTag {
  private(set) var name = ""
  private var attributes: [String: String] = [:]

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The opening tags of a text, in order. Comments and declarations are left out.
  static func all(in text: String) -> [XMLTag] {
    var tags: [XMLTag] = []
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[rest.index(after: start)...]
      guard let first = rest.first else { break }
      if first == UInt8(ascii: "!") || first == UInt8(ascii: "?") || first == UInt8(ascii: "/") {
        continue
      }
      tags.append(XMLTag(&rest))
    }
    return tags
  }

  /// Reads a tag after its angle bracket, up to the next one.
  private init(_ rest: inout Substring.UTF8View) {
    name = Self.word(&rest)
    while let next = rest.first, next != UInt8(ascii: ">") {
      guard Self.isWord(next) else {
        rest.removeFirst()
        continue
      }
      let key = Self.word(&rest)
      guard rest.starts(with: "=\"".utf8) else { continue }
      rest = rest.dropFirst(2)
      let value = rest.prefix { $0 != UInt8(ascii: "\"") }
      rest = rest[value.endIndex...].dropFirst()
      attributes[key] = Self.unescaped(String(Substring(value)))
    }
  }

  private static func word(_ rest: inout Substring.UTF8View) -> String {
    let word = rest.prefix(while: isWord)
    rest = rest[word.endIndex...]
    return String(Substring(word))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-")
      || byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter
      || Character(UnicodeScalar(byte)).isNumber
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ]
    return entities.reduce(text) { text, entity in
      text.split(separator: entity.0, omittingEmptySubsequences: false).joined(separator: entity.1)
    }
  }
}
