// Part of Snapback, under the MIT licence; see LICENSE.

/// The percent escapes of URIs (RFC 3986, 2.1).
package enum PercentEscapes {
  /// Replaces escapes of two hexadecimal digits by their bytes. A percent sign without two digits is kept.
  package static func decoded(_ text: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        bytes.append(UInt8(digits[0] << 4 | digits[1]))
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
