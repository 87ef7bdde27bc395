// Part of Snapback, under the MIT licence; see LICENSE.

/// A pull parser for the XML of icon files.
///
/// It returns elements and their attributes. Text, comments, declarations and everything before the
/// root are skipped. Entities in attribute values are not expanded, because numbers and path data
/// contain none.
package struct XMLTagReader {
  package struct Tag {
    package var name: String
    package var attributes: [String: String] = [:]
    package var opens = true
    package var closes = false
  }

  private let bytes: [UInt8]
  private var at = 0
  private var open: [String] = []
  /// Whether an element was opened, and all are closed; false after a syntax error.
  package private(set) var isComplete = false

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag; nil at the end and after a syntax error.
  package mutating func next() -> Tag? {
    while let begin = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      at = begin + 1
      if consumes("!--") {
        guard skip(through: "-->") else { return fail() }
      } else if consumes("!") || consumes("?") {
        guard skip(through: ">") else { return fail() }
      } else {
        guard let tag = tag(), accepts(tag) else { return fail() }
        return tag
      }
    }
    at = bytes.count
    return nil
  }

  private mutating func fail() -> Tag? {
    isComplete = false
    at = bytes.count
    return nil
  }

  private mutating func accepts(_ tag: Tag) -> Bool {
    if tag.opens {
      guard !isComplete else { return false }
      open.append(tag.name)
    }
    if tag.closes {
      guard open.popLast() == tag.name else { return false }
      isComplete = open.isEmpty
    }
    return true
  }

  /// Parses the tag between `<` and `>`.
  private mutating func tag() -> Tag? {
    let isEndTag = consumes("/")
    guard let name = parseName() else { return nil }
    var tag = Tag(name: name, opens: !isEndTag, closes: isEndTag)
    while true {
      skipSpace()
      if consumes(">") { return tag }
      if consumes("/>") {
        tag.closes = true
        return tag
      }
      guard !isEndTag, let key = parseName() else { return nil }
      skipSpace()
      guard consumes("=") else { return nil }
      skipSpace()
      guard let value = quoted() else { return nil }
      tag.attributes[key] = value
    }
  }

  private mutating func parseName() -> String? {
    let end = bytes[at...].firstIndex { $0 <= 32 || "=/>\"'<".utf8.contains($0) } ?? bytes.count
    guard end > at else { return nil }
    defer { at = end }
    return String(decoding: bytes[at..<end], as: UTF8.self)
  }

  private mutating func quoted() -> String? {
    guard at < bytes.count, "\"'".utf8.contains(bytes[at]) else { return nil }
    guard let end = bytes[(at + 1)...].firstIndex(of: bytes[at]) else { return nil }
    defer { at = end + 1 }
    return String(decoding: bytes[(at + 1)..<end], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] <= 32 { at += 1 }
  }

  /// Consumes a text at the current position. Returns whether it was there.
  private mutating func consumes(_ text: StaticString) -> Bool {
    let end = at + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for (offset, byte) in bytes[at..<end].enumerated() where byte != text.utf8Start[offset] {
      return false
    }
    at = end
    return true
  }

  /// Skips everything up to and including the next occurrence of a text. Returns whether there is
  /// one.
  private mutating func skip(through text: StaticString) -> Bool {
    while at < bytes.count {
      if consumes(text) { return true }
      at += 1
    }
    return false
  }
}
