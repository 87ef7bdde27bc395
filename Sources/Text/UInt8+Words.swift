// Part of Snapback, under the MIT licence; see LICENSE.

/// The kinds of ASCII characters in words and numbers.
extension UInt8 {
  var isLetter: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isLetterOrDigit: Bool { isLetter || isDigit }

  /// Whether it may be between the digits of a number.
  var isSeparator: Bool { self == UInt8(ascii: ",") || self == UInt8(ascii: ".") }

  /// The index of a digit or a separator in the tables of numbers.
  var numberIndex: Int {
    if isDigit { return Int(self - UInt8(ascii: "0")) }
    return self == UInt8(ascii: ",") ? 10 : 11
  }

  var endsWord: Bool {
    isLetterOrDigit || isSeparator
  }
}
