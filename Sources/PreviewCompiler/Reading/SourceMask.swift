// Part of Snapback, under the MIT licence; see LICENSE.

/// A Swift source with its comments and the contents of strings and regular expressions replaced by spaces.
///
/// Byte offsets are those of the source. Quotation marks and line breaks are kept. An unterminated
/// comment or literal ends at the end of the source.
struct SourceMask {
  private(set) var bytes: [UInt8]
  /// Whether the source ends within a comment or a literal of several lines.
  private(set) var isUnterminated = false
  private var position = 0
  /// The number of string interpolations around the position.
  private var nesting = 0
  /// The maximum of `nesting`; deeper interpolations are not recognized.
  private static let nestingLimit = 100

  init(_ source: [UInt8]) {
    bytes = source
    while position < bytes.count { skipCode() }
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func blank(_ count: Int = 1) {
    for index in position..<min(position + count, bytes.count)
    where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    position += count
  }

  private mutating func skipCode() {
    switch byte() {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while let next = byte(), next != UInt8(ascii: "\n") { blank() }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      blankComment()
    case UInt8(ascii: "/"):
      let length = bareRegexLength
      position += 1
      if let length {
        blank(length)
        position += 1
      }
    case UInt8(ascii: "\""):
      blankString(hashes: 0)
    case UInt8(ascii: "#"):
      let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
      let opening = byte(hashes)
      position += hashes
      if opening == UInt8(ascii: "\"") { blankString(hashes: hashes) }
      if opening == UInt8(ascii: "/") { blankRegex(hashes: hashes) }
    default:
      position += 1
    }
  }

  /// Blanks a block comment; block comments nest.
  private mutating func blankComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        blank(2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < bytes.count
    if depth > 0 { isUnterminated = true }
  }

  private mutating func blankString(hashes: Int) {
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while let next = byte() {
      if next == UInt8(ascii: "\""), endsHere(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return
      }
      if next == UInt8(ascii: "\n"), !isMultiline { return }
      if next == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        blankEscape(hashes: hashes)
      } else {
        blank()
      }
    }
    if isMultiline { isUnterminated = true }
  }

  private mutating func blankEscape(hashes: Int) {
    blank(1 + hashes)
    guard byte() == UInt8(ascii: "("), nesting < Self.nestingLimit else { return blank() }
    nesting += 1
    defer { nesting -= 1 }
    // An interpolation: skip its code to find the end, and blank it.
    let start = position
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      skipCode()
    } while depth > 0 && position < bytes.count
    let end = position
    position = start
    blank(end - start)
  }

  private mutating func blankRegex(hashes: Int) {
    position += 1
    while let next = byte() {
      if next == UInt8(ascii: "/"), hasHashes(hashes, at: 1) {
        position += 1 + hashes
        return
      }
      blank()
    }
    isUnterminated = true
  }

  /// The number of bytes in a regular expression between single slashes, which Swift 6 has, if one begins here; nil for
  /// an operator. It is where a prefix operator can be, and ends on its line with balanced brackets, not with a space.
  private var bareRegexLength: Int? {
    let spaces = " \t\r\n".utf8
    if position > 0, !spaces.contains(bytes[position - 1]),
      !"([{,;:".utf8.contains(bytes[position - 1])
    {
      return nil
    }
    guard let first = byte(1), !spaces.contains(first) else { return nil }
    var (offset, parentheses, braces, isInClass) = (1, 0, 0, false)
    while let next = byte(offset), next != UInt8(ascii: "\n") {
      switch next {
      case UInt8(ascii: "/"):
        let isWhole = parentheses == 0 && braces == 0 && !isInClass
        return isWhole && !spaces.contains(bytes[position + offset - 1]) ? offset - 1 : nil
      case UInt8(ascii: "\\"):
        if byte(offset + 1) != UInt8(ascii: "\n") { offset += 1 }
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: parentheses += 1
      case UInt8(ascii: ")") where !isInClass: parentheses -= 1
      case UInt8(ascii: "{") where !isInClass: braces += 1
      case UInt8(ascii: "}") where !isInClass: braces -= 1
      default: break
      }
      guard parentheses >= 0, braces >= 0 else { return nil }
      offset += 1
    }
    return nil
  }

  private func endsHere(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") } && hasHashes(hashes, at: quotes)
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }
}
