// Part of Snapback, under the MIT licence; see LICENSE.

/// Splits SVG path data into commands, numbers and flags.
struct PathDataTokenizer {
  private let bytes: [UInt8]
  private var at = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    skip()
  }

  var isAtEnd: Bool { at == bytes.count }

  /// Consumes a command letter; nil if there is none at the current position.
  mutating func command() -> UInt8? {
    guard at < bytes.count, "MmLlHhVvCcSsQqTtAaZz".utf8.contains(bytes[at]) else { return nil }
    defer { next() }
    return bytes[at]
  }

  /// Consumes a number; nil if there is none. A second decimal point or a sign begins the next
  /// number.
  mutating func number() -> Double? {
    let start = at
    var end = at
    func digits() {
      while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
        end += 1
      }
    }
    func holds(_ letters: String) -> Bool { end < bytes.count && letters.utf8.contains(bytes[end]) }
    if holds("+-") { end += 1 }
    digits()
    if holds(".") {
      end += 1
      digits()
    }
    if holds("eE") {
      let whole = end
      end += 1
      if holds("+-") { end += 1 }
      let power = end
      digits()
      if end == power { end = whole }
    }
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)),
      value.isFinite
    else { return nil }
    at = end
    skip()
    return value
  }

  /// Consumes an arc flag, 0 or 1, which needs no separator; nil if there is none.
  mutating func flag() -> Bool? {
    guard at < bytes.count, "01".utf8.contains(bytes[at]) else { return nil }
    defer { next() }
    return bytes[at] == UInt8(ascii: "1")
  }

  private mutating func next() {
    at += 1
    skip()
  }

  private mutating func skip() {
    while at < bytes.count, " ,\t\n\r".utf8.contains(bytes[at]) { at += 1 }
  }
}
