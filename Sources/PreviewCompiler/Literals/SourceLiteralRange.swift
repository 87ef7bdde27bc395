// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime

/// A literal in a source whose value can change without compiling.
package struct SourceLiteralRange: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case integer, decimal, boolean, string
  }

  package var kind: Kind
  /// The position of its first byte.
  package var start: Int
  /// The position after its last byte.
  package var end: Int

  package init(kind: Kind, start: Int, end: Int) {
    (self.kind, self.start, self.end) = (kind, start, end)
  }

  package var range: Range<Int> { start..<end }
}

extension SourceLiteralRange {
  /// Reads a literal of the kind at a position. An integer may have become a decimal number, and a
  /// number may have gained a minus sign if `allowsMinus`.
  ///
  /// - Returns: Its value, and the position after it; nil if there is no such literal.
  static func read(
    _ kind: Kind, in bytes: [UInt8], at start: Int, allowsMinus: Bool
  ) -> (value: LiteralValue, end: Int)? {
    switch kind {
    case .boolean: return readBoolean(bytes, start)
    case .string: return readString(bytes, start)
    case .integer, .decimal:
      guard let (text, end) = readNumber(bytes, start, allowsMinus: allowsMinus) else { return nil }
      if text.contains(".") { return Double(text).map { (.decimal($0), end) } }
      guard kind == .integer else { return nil }
      return Int(text).map { (.integer($0), end) }
    }
  }

  private static func readBoolean(_ bytes: [UInt8], _ start: Int) -> (LiteralValue, Int)? {
    for value in [true, false] {
      let word = Array("\(value)".utf8)
      if bytes[start...].starts(with: word) { return (.boolean(value), start + word.count) }
    }
    return nil
  }

  /// A string on one line, without escapes.
  private static func readString(_ bytes: [UInt8], _ start: Int) -> (LiteralValue, Int)? {
    let quote = UInt8(ascii: "\"")
    guard start < bytes.count, bytes[start] == quote else { return nil }
    var end = start + 1
    while end < bytes.count, bytes[end] != quote {
      if bytes[end] == UInt8(ascii: "\\") || bytes[end] == UInt8(ascii: "\n") { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    return (.string(String(decoding: bytes[(start + 1)..<end], as: UTF8.self)), end + 1)
  }

  /// A decimal number, without an exponent and separators.
  private static func readNumber(
    _ bytes: [UInt8], _ start: Int, allowsMinus: Bool
  ) -> (String, Int)? {
    var end = start
    func skipDigits() -> Bool {
      let first = end
      while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
        end += 1
      }
      return end > first
    }
    if allowsMinus, end < bytes.count, bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard skipDigits() else { return nil }
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end + 1])
    {
      end += 1
      _ = skipDigits()
    }
    return (String(decoding: bytes[start..<end], as: UTF8.self), end)
  }
}
