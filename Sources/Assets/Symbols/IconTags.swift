// Part of Snapback, under the MIT licence; see LICENSE.

/// The tags of an icon's SVG file, one after the other.
///
/// It reads the XML that icons are made of: elements and their attributes. Text between them, comments,
/// declarations and what stands before the root are passed over; entities in values stay as they are
/// written, as numbers and path data have none.
package struct IconTags {
  package struct Tag {
    package var name: String
    package var attributes: [String: String] = [:]
    package var opens = true
    package var closes = false
  }

  private let bytes: [UInt8]
  private var at = 0
  private var open: [String] = []
  /// Whether an element was opened, and all are closed.
  package private(set) var isWhole = false

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// nil at the end, and where the file is broken: then it is not whole.
  package mutating func next() -> Tag? {
    while let begin = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      at = begin + 1
      if skips("!--") {
        guard pass("-->") else { return giveUp() }
      } else if skips("!") || skips("?") {
        guard pass(">") else { return giveUp() }
      } else {
        guard let tag = tag(), accepts(tag) else { return giveUp() }
        return tag
      }
    }
    at = bytes.count
    return nil
  }

  private mutating func giveUp() -> Tag? {
    isWhole = false
    at = bytes.count
    return nil
  }

  private mutating func accepts(_ tag: Tag) -> Bool {
    if tag.opens {
      guard !isWhole else { return false }
      open.append(tag.name)
    }
    if tag.closes {
      guard open.popLast() == tag.name else { return false }
      isWhole = open.isEmpty
    }
    return true
  }

  /// What stands between `<` and `>`.
  private mutating func tag() -> Tag? {
    let ends = skips("/")
    guard let name = word() else { return nil }
    var tag = Tag(name: name, opens: !ends, closes: ends)
    while true {
      skipSpace()
      if skips(">") { return tag }
      if skips("/>") {
        tag.closes = true
        return tag
      }
      guard !ends, let key = word() else { return nil }
      skipSpace()
      guard skips("=") else { return nil }
      skipSpace()
      guard let value = quoted() else { return nil }
      tag.attributes[key] = value
    }
  }

  private mutating func word() -> String? {
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

  /// Whether the text is here; then it is passed.
  private mutating func skips(_ text: StaticString) -> Bool {
    let end = at + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for (offset, byte) in bytes[at..<end].enumerated() where byte != text.utf8Start[offset] {
      return false
    }
    at = end
    return true
  }

  /// Goes on behind the text's next place; whether there is one.
  private mutating func pass(_ text: StaticString) -> Bool {
    while at < bytes.count {
      if skips(text) { return true }
      at += 1
    }
    return false
  }
}
