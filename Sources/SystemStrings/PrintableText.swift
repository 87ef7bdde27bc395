// Part of Snapback, under the MIT licence; see LICENSE.

/// Text from outside, such as names of files and arguments, in a form that is safe on a terminal.
///
/// Control characters, line and paragraph separators and controls of the writing direction are
/// written as in Swift literals: `\n`, `\u{1b}`. Bytes that are not UTF-8 are written as `\xe9`.
/// The forms of two names may be equal, as backslashes are not escaped.
package enum PrintableText {
  /// The number of scalars to which `quoted` shortens names.
  package static let nameLength = 200
  /// The number of scalars to which `line` shortens.
  package static let lineLength = 4000

  /// Returns the text in one line, without length limit.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    return text.unicodeScalars.map(form).joined()
  }

  /// Returns the text in one line. A longer one than `limit` is cut in the middle.
  package static func shortened(_ text: String, to limit: Int = nameLength) -> String {
    // Only the ends of a very long text are read.
    var scalars = Array(text.unicodeScalars.prefix(limit + 1))
    let isLong = scalars.count > limit
    if isLong { scalars += text.unicodeScalars.suffix(limit) }
    let forms = scalars.map(form)
    guard isLong || forms.reduce(0, { $0 + $1.unicodeScalars.count }) > limit else {
      return forms.joined()
    }
    return ends(of: forms, head: limit * 3 / 5, tail: limit * 2 / 5 - 1)
  }

  /// Returns the text in quotation marks, in one line, at most `nameLength` scalars of it.
  package static func quoted(_ text: String) -> String { "\"" + shortened(text) + "\"" }

  /// Returns a message in one line of at most `lineLength` scalars.
  package static func line(_ text: String) -> String { shortened(text, to: lineLength) }

  /// Returns lines of text, such as the output of another program: line feeds and tabs are kept,
  /// and a carriage return before a line feed is removed.
  package static func lines(_ bytes: [UInt8]) -> String {
    let text = SystemString.string(bytes)
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      if isAfterReturn, scalar != "\n" { result += form("\r") }
      isAfterReturn = scalar == "\r"
      if isAfterReturn { continue }
      result += scalar == "\n" || scalar == "\t" ? String(scalar) : form(scalar)
    }
    return isAfterReturn ? result + form("\r") : result
  }

  /// Returns a JSON document with the remaining unsafe characters of its strings as `\u009b`.
  package static func json(_ document: String) -> String {
    guard document.unicodeScalars.contains(where: { $0 != "\n" && isUnsafe($0) }) else {
      return document
    }
    return document.unicodeScalars.map { scalar in
      guard scalar != "\n", isUnsafe(scalar), scalar.value <= 0xffff else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// The form of a control character; nil for other scalars.
  package static func controlForm(of scalar: Unicode.Scalar) -> String? {
    SystemString.byte(of: scalar) == nil && isUnsafe(scalar) ? form(scalar) : nil
  }

  private static func ends(of forms: [String], head: Int, tail: Int) -> String {
    func cut(_ forms: some Sequence<String>, _ limit: Int) -> [String] {
      var count = 0
      return forms.prefix { form in
        count += form.unicodeScalars.count
        return count <= limit
      }
    }
    return cut(forms, head).joined() + "…" + cut(forms.reversed(), tail).reversed().joined()
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1f, 0x7f...0x9f: true
    case 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: SystemString.byte(of: scalar) != nil
    }
  }

  private static func form(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: break
    }
    if let byte = SystemString.byte(of: scalar) { return "\\x" + String(byte, radix: 16) }
    return isUnsafe(scalar) ? "\\u{" + String(scalar.value, radix: 16) + "}" : String(scalar)
  }
}
