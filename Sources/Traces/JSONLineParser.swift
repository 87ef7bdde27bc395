// Part of Snapback, under the MIT licence; see LICENSE.

/// Parses one line as one JSON object, by RFC 8259, and reports the column of an error.
///
/// It accepts repeated names; nesting deeper than eight levels is an error.
struct JSONLineParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The members of the line's object. Errors are `Fault.notText` and `Fault.notJSON`.
  static func members(of bytes: [UInt8]) throws(TraceError.Fault) -> [JSONMember] {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notText }
    var parser = JSONLineParser(bytes)
    parser.skipSpace()
    guard parser.next == UInt8(ascii: "{") else { throw parser.fault(.object) }
    let members = try parser.object()
    parser.skipSpace()
    guard parser.next == nil else { throw parser.fault(.endOfLine) }
    return members
  }

  private mutating func value() throws(TraceError.Fault) -> JSONValue {
    switch next {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      return .number(spelling: try number())
    default:
      if skip("true") { return .boolean(true) }
      if skip("false") { return .boolean(false) }
      if skip("null") { return .null }
      throw fault(.value)
    }
  }

  private mutating func object() throws(TraceError.Fault) -> [JSONMember] {
    try enter()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    skipSpace()
    if skip("}") { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault(.fieldName) }
      let name = try string()
      skipSpace()
      guard skip(":") else { throw fault(.colon) }
      skipSpace()
      members.append(JSONMember(name: name, value: try value()))
      skipSpace()
    } while skip(",")
    guard skip("}") else { throw fault(.commaOrBrace) }
    return members
  }

  private mutating func array() throws(TraceError.Fault) -> [JSONValue] {
    try enter()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    skipSpace()
    if skip("]") { return values }
    repeat {
      skipSpace()
      values.append(try value())
      skipSpace()
    } while skip(",")
    guard skip("]") else { throw fault(.commaOrBracket) }
    return values
  }

  /// Consumes the opening bracket of an object or an array.
  private mutating func enter() throws(TraceError.Fault) {
    guard depth < 8 else { throw fault(.lessNesting) }
    depth += 1
    index += 1
  }

  private mutating func number() throws(TraceError.Fault) -> String {
    let start = index
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(TraceError.Fault) {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > start else { throw fault(.digit) }
  }

  private mutating func string() throws(TraceError.Fault) -> String {
    index += 1
    var text = ""
    var start = index
    while let byte = next, byte >= 0x20 {
      if byte == UInt8(ascii: "\"") {
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return text
      }
      if byte == UInt8(ascii: "\\") {
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        text.unicodeScalars.append(try escaped())
        start = index
      } else {
        index += 1
      }
    }
    throw fault(.closingQuote)
  }

  /// Parses an escape sequence after its backslash.
  private mutating func escaped() throws(TraceError.Fault) -> Unicode.Scalar {
    let plain: [(String, Unicode.Scalar)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{c}"), ("n", "\n"),
      ("r", "\r"), ("t", "\t"),
    ]
    for (letter, scalar) in plain where skip(letter) { return scalar }
    guard skip("u") else { throw fault(.escape) }
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xdc00, skip("\\u") else { throw fault(.escape) }
    let low = try hexadecimal()
    guard (0xdc00...0xdfff).contains(low),
      let scalar = Unicode.Scalar(0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00))
    else { throw fault(.escape) }
    return scalar
  }

  private mutating func hexadecimal() throws(TraceError.Fault) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault(.escape)
      }
      code = code << 4 | UInt32(digit)
      index += 1
    }
    return code
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0d || byte == 0x0a {
      index += 1
    }
  }

  private func fault(_ expected: TraceError.Syntax) -> TraceError.Fault {
    // Enough bytes for every character but one with a long row of combining marks.
    let rest = String(decoding: bytes[index...].prefix(64), as: UTF8.self)
    return .notJSON(column: index + 1, found: rest.first, expected: expected)
  }
}
