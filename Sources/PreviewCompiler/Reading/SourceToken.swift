// Part of Snapback, under the MIT licence; see LICENSE.

/// A token of a source: an identifier, keyword or number, a string literal, or a single punctuation
/// character.
struct SourceToken: Equatable {
  /// The token's text; a quotation mark for a string literal.
  var text: String
  /// The range in bytes.
  var range: Range<Int>
  /// The line, from 1.
  var line: Int

  /// Returns the tokens of a masked source, in order.
  static func all(in mask: SourceMask) -> [SourceToken] {
    var tokens: [SourceToken] = []
    let bytes = mask.bytes
    var (position, line) = (0, 1)
    while position < bytes.count {
      let byte = bytes[position]
      var end = position + 1
      if byte == UInt8(ascii: "\n") {
        line += 1
      } else if isWord(byte) {
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
      } else if byte == UInt8(ascii: "\"") {
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
        end = min(end + 1, bytes.count)
      }
      if byte > UInt8(ascii: " ") {
        let text =
          byte == UInt8(ascii: "\"") ? "\"" : String(decoding: bytes[position..<end], as: UTF8.self)
        tokens.append(SourceToken(text: text, range: position..<end, line: line))
        if byte == UInt8(ascii: "\"") {
          line += bytes[position..<end].count { $0 == UInt8(ascii: "\n") }
        }
      }
      position = end
    }
    return tokens
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default:
      false
    }
  }
}
