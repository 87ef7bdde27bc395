// Part of Snapback, under the MIT licence; see LICENSE.

/// A Swift source in which comments and the contents of texts are blanks.
///
/// Every byte keeps its place, so what is found in it is at the same offset in the source. The quotes of
/// texts stay. Line breaks stay everywhere. An end that is missing is the source's end.
struct SourceMask {
  private(set) var bytes: [UInt8]
  private var position = 0

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
    case UInt8(ascii: "\""):
      blankText(hashes: 0)
    case UInt8(ascii: "#"):
      let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
      let opening = byte(hashes)
      position += hashes
      if opening == UInt8(ascii: "\"") { blankText(hashes: hashes) }
      if opening == UInt8(ascii: "/") { blankRegex(hashes: hashes) }
    default:
      position += 1
    }
  }

  /// Comments of this kind lie within each other.
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
  }

  private mutating func blankText(hashes: Int) {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    position += quotes
    while let next = byte() {
      if next == UInt8(ascii: "\""), endsHere(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return
      }
      if next == UInt8(ascii: "\n"), !isLong { return }
      if next == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        blankEscape(hashes: hashes)
      } else {
        blank()
      }
    }
  }

  private mutating func blankEscape(hashes: Int) {
    blank(1 + hashes)
    guard byte() == UInt8(ascii: "(") else { return blank() }
    // Code within the text; it is blank too, once its end is known.
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
  }

  private func endsHere(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") } && hasHashes(hashes, at: quotes)
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }
}
