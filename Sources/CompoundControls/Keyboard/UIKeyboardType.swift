// Part of Snapback, under the MIT licence; see LICENSE.

/// The layout of an on-screen keyboard. It has no effect with a hardware keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// Accepted for source compatibility.
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Accepted for source compatibility.
  case URL
  /// Accepted for source compatibility.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
