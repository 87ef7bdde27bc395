// Part of Snapback, under the MIT licence; see LICENSE.

/// The text of a source file in the form in which it is scanned and compiled.
///
/// A byte order mark is removed, so that columns begin after it. Carriage returns that are not
/// followed by a line feed become line feeds. A line `#!…` at the beginning becomes a comment.
struct SourceText: Equatable, Sendable {
  /// The reason why bytes are not the text of a source.
  struct Fault: Error, Equatable, Sendable {
    var line: Int
    var column: Int
    var message: String
  }

  /// The largest source in bytes: 8 MiB.
  static let sizeLimit = 8 << 20

  let bytes: [UInt8]

  init(_ file: [UInt8]) throws(Fault) {
    guard file.count <= Self.sizeLimit else {
      throw Fault(line: 1, column: 1, message: "the file is larger than 8 MiB")
    }
    if file.starts(with: [0xff, 0xfe]) || file.starts(with: [0xfe, 0xff]) {
      throw Fault(line: 1, column: 1, message: "the file is UTF-16 text; save it as UTF-8")
    }
    var text = file
    if text.starts(with: [0xef, 0xbb, 0xbf]) { text.removeFirst(3) }
    for index in text.indices where text[index] == UInt8(ascii: "\r") {
      let next = index + 1
      if next == text.count || text[next] != UInt8(ascii: "\n") { text[index] = UInt8(ascii: "\n") }
    }
    if text.starts(with: "#!".utf8) {
      text.replaceSubrange(0..<2, with: "//".utf8)
    }
    if String(validating: text, as: UTF8.self) == nil {
      let valid = Self.validPrefix(of: text)
      let line = text[..<valid].count { $0 == UInt8(ascii: "\n") } + 1
      let start = text[..<valid].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      throw Fault(
        line: line, column: valid - start + 1,
        message: "this byte is not UTF-8 text; save the file as UTF-8")
    }
    bytes = text
  }

  /// The number of bytes before the first one that is not valid UTF-8.
  private static func validPrefix(of text: [UInt8]) -> Int {
    var (valid, invalid) = (0, text.count)
    // Cutting a scalar makes a prefix invalid, so prefixes end at scalar boundaries.
    while invalid - valid > 4 {
      var middle = (valid + invalid) / 2
      while middle > valid, text[middle] & 0xc0 == 0x80 { middle -= 1 }
      guard middle > valid else { break }
      if String(validating: text[valid..<middle], as: UTF8.self) != nil {
        valid = middle
      } else {
        invalid = middle
      }
    }
    while valid < text.count {
      let width = (1...4).first { count in
        valid + count <= text.count
          && String(validating: text[valid..<(valid + count)], as: UTF8.self) != nil
      }
      guard let width else { return valid }
      valid += width
    }
    return valid
  }
}
