// Part of Snapback, under the MIT licence; see LICENSE.

/// A file of translations into one language, as Xcode keeps it in a `.lproj` folder: entries such as
/// `"key" = "value";`, and comments.
package struct StringsFile {
  /// The values by key.
  package private(set) var strings: [String: String] = [:]
  /// The defect of the file; nil if it is correct.
  package private(set) var defect: String?

  /// Reads the entries of a file in UTF-8 or UTF-16; those before a mistake in one that is not correct.
  package init(_ bytes: [UInt8]) {
    guard let text = Self.text(of: bytes) else {
      defect = "it is not text in UTF-8 or UTF-16"
      return
    }
    let scalars = Array(text.unicodeScalars)
    var rest = scalars[...]
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    var end = rest.startIndex
    while let key = Self.string(&rest), Self.skip("=", &rest), let value = Self.string(&rest),
      Self.skip(";", &rest)
    {
      strings[key] = value
      end = rest.startIndex
    }
    var unread = scalars[end...]
    Self.skipBlanks(&unread)
    guard !unread.isEmpty else { return }
    let line = scalars[..<unread.startIndex].count { $0 == "\n" } + 1
    defect = "line \(line): no entry \"key\" = \"value\";"
  }

  /// The text of a file in UTF-8, or in UTF-16 with a byte order mark; nil if it is neither.
  private static func text(of bytes: [UInt8]) -> String? {
    let (isBig, isLittle) = (bytes.starts(with: [0xFE, 0xFF]), bytes.starts(with: [0xFF, 0xFE]))
    guard isBig || isLittle else { return String(validating: bytes, as: UTF8.self) }
    guard bytes.count % 2 == 0 else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return String(validating: units, as: UTF16.self)
  }

  /// Removes spaces and comments.
  private static func skipBlanks(_ rest: inout ArraySlice<Unicode.Scalar>) {
    while let first = rest.first {
      if first.properties.isWhitespace {
        rest.removeFirst()
      } else if rest.starts(with: "//".unicodeScalars) {
        rest = rest.drop { $0 != "\n" }
      } else if rest.starts(with: "/*".unicodeScalars) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) { rest.removeFirst() }
        rest = rest.dropFirst(2)
      } else {
        return
      }
    }
  }

  /// Removes a character, and returns whether it is there.
  private static func skip(
    _ scalar: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>
  ) -> Bool {
    skipBlanks(&rest)
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  /// Removes a string in quotes, or a word without them.
  private static func string(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    skipBlanks(&rest)
    var result = String.UnicodeScalarView()
    guard rest.first == "\"" else {
      let word = rest.prefix {
        $0.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains($0)
      }
      rest = rest.dropFirst(word.count)
      result.append(contentsOf: word)
      return word.isEmpty ? nil : String(result)
    }
    rest.removeFirst()
    while let next = rest.popFirst() {
      if next == "\"" { return String(result) }
      guard next == "\\" else {
        result.append(next)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        let digits = String(String.UnicodeScalarView(rest.prefix(4)))
        rest = rest.dropFirst(4)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.append(scalar)
        }
      case let other?: result.append(other)
      case nil: return nil
      }
    }
    return nil
  }
}
