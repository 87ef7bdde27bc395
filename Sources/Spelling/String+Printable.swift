// Part of Snapback, under the MIT licence; see LICENSE.

extension String {
  /// The text in one line for a terminal: control characters, line and paragraph separators and
  /// characters that change the direction of text are replaced by `\u{...}` with their code point.
  package var printable: String {
    guard unicodeScalars.contains(where: Self.isControl) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if Self.isControl(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1f, 0x7f...0x9f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
