// Part of Snapback, under the MIT licence; see LICENSE.

extension [UInt8] {
  /// Appends the UTF-8 of a string without null characters, which Pango takes for the end of a text.
  mutating func appendCharacters(of string: String) {
    let start = count
    append(contentsOf: string.utf8)
    if self[start...].contains(0) { removeAll { $0 == 0 } }
  }

  /// The byte ranges of the paragraphs of UTF-8 text, in order; at least one.
  ///
  /// Line feed, carriage return, CR LF, and Unicode's line and paragraph separators end a
  /// paragraph.
  var paragraphs: some Sequence<Range<Int>> {
    sequence(state: Optional(0)) { next in
      guard let start = next else { return nil }
      var index = start
      while index < self.count {
        let length = self.lineFeed(at: index)
        if length > 0 {
          next = index + length
          return start..<index
        }
        index += 1
      }
      next = nil
      return start..<self.count
    }
  }

  /// Returns whether the character at a byte offset is a space whose width is ignored at the end of a line.
  func isSpace(at index: Int) -> Bool {
    switch self[index] {
    case 0x09, 0x20: return true
    case 0xe1: return scalar(at: index) == "\u{1680}"
    case 0xe2:
      let scalar = scalar(at: index).value
      return (0x2000...0x200b).contains(scalar) && scalar != 0x2007 || scalar == 0x205f
    case 0xe3: return scalar(at: index) == "\u{3000}"
    default: return false
    }
  }

  /// The Unicode scalar that begins at a byte offset; U+FFFD if the bytes are not valid UTF-8.
  func scalar(at index: Int) -> Unicode.Scalar {
    var decoder = UTF8()
    var rest = self[index...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return "\u{FFFD}" }
    return scalar
  }

  /// The byte offset at which the scalar before a byte offset begins.
  func start(before index: Int) -> Int {
    var start = index - 1
    while start > 0, self[start] & 0xc0 == 0x80 { start -= 1 }
    return start
  }

  /// The length in bytes of the line terminator at a byte offset; 0 if there is none.
  private func lineFeed(at index: Int) -> Int {
    switch self[index] {
    case 0x0a: return 1
    case 0x0d: return index + 1 < count && self[index + 1] == 0x0a ? 2 : 1
    case 0xe2:
      guard index + 2 < count, self[index + 1] == 0x80 else { return 0 }
      return self[index + 2] == 0xa8 || self[index + 2] == 0xa9 ? 3 : 0
    default: return 0
    }
  }
}
