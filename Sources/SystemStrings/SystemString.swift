// Part of Snapback, under the MIT licence; see LICENSE.

/// Strings of the operating system: arguments and file names, which are bytes and need not be
/// UTF-8.
///
/// Each byte that does not belong to valid UTF-8 is represented by a private-use scalar, U+10FF80
/// to U+10FFFF. The bytes of these scalars themselves are represented so too. Thus every sequence
/// of bytes has one string, from which it can be restored.
package enum SystemString {
  private static let base: UInt32 = 0x10_FF00

  /// Returns the string for bytes.
  package static func string(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: { byte(of: $0) != nil })
    {
      return text
    }
    var text = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while let first = rest.first {
      if let scalar = scalar(at: rest), byte(of: scalar) == nil {
        text.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        text.append(Unicode.Scalar(base + UInt32(first)) ?? "\u{fffd}")
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// Returns the string for bytes that are terminated by 0.
  package static func string(cString: UnsafePointer<CChar>) -> String {
    var count = 0
    while cString[count] != 0 { count += 1 }
    return string((0..<count).map { UInt8(bitPattern: cString[$0]) })
  }

  /// Returns the bytes of a string, without a terminating 0.
  package static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let byte = byte(of: scalar) {
        bytes.append(byte)
      } else {
        bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    return bytes
  }

  /// Calls a closure with the bytes of a string, terminated by 0, as system calls expect them.
  package static func withCString<Result, Failure: Error>(
    _ text: String, _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let characters = (bytes(of: text) + [0]).map(CChar.init(bitPattern:))
    var result: Swift.Result<Result, Failure>?
    characters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      do throws(Failure) {
        result = .success(try body(start))
      } catch {
        result = .failure(error)
      }
    }
    guard let result else { preconditionFailure("an array with an element has no address") }
    return try result.get()
  }

  /// The same for two strings.
  package static func withCStrings<Result, Failure: Error>(
    _ first: String, _ second: String,
    _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withCString(first) { one throws(Failure) in
      try withCString(second) { other throws(Failure) in try body(one, other) }
    }
  }

  /// The byte that a scalar represents; nil for all other scalars.
  static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= base + 0x80 ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  /// The scalar whose UTF-8 form begins some bytes; nil if they do not begin with valid UTF-8.
  private static func scalar(at bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    for count in 1...4 where count <= bytes.count {
      if let text = String(validating: bytes.prefix(count), as: UTF8.self) {
        return text.unicodeScalars.first
      }
    }
    return nil
  }
}
