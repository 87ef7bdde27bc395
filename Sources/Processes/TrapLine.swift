// Part of Snapback, under the MIT licence; see LICENSE.

/// A line that the Swift runtime writes before a trap, such as `Preview1/Card.swift:12: Fatal error: no card`. Calls
/// without a message, such as `fatalError()`, have neither the second colon nor the message.
struct TrapLine {
  enum Kind: String, CaseIterable {
    case fatalError = "Fatal error"
    case precondition = "Precondition failed"
    case assertion = "Assertion failed"

    /// The cause of a trap without a message.
    var description: String {
      switch self {
      case .fatalError: "fatalError() or preconditionFailure() was called"
      case .precondition: "a precondition failed"
      case .assertion: "an assertion failed"
      }
    }
  }

  var kind: Kind
  /// The text before the kind, such as `Preview1/Card.swift:12: `.
  var place: ArraySlice<UInt8>
  /// Empty without a message.
  var message: ArraySlice<UInt8>

  /// Parses a line without its line feed; nil if it is no such line.
  init?(_ line: ArraySlice<UInt8>) {
    for kind in Kind.allCases {
      let name = Array(kind.rawValue.utf8)
      guard line.count >= name.count else { continue }
      for start in line.startIndex...(line.endIndex - name.count)
      where line[start] == name[0] && line[start...].starts(with: name) {
        let (place, rest) = (line[..<start], line[(start + name.count)...])
        let hasMessage = rest.starts(with: ": ".utf8)
        // Views may print such words; the runtime begins with the location of the call.
        guard
          hasMessage && kind == .fatalError || (hasMessage || rest.isEmpty) && Self.isPlace(place)
        else { continue }
        (self.kind, self.place) = (kind, place)
        message = hasMessage ? rest.dropFirst(2) : rest
        return
      }
    }
    return nil
  }

  /// Returns whether a text ends with the number of a line, such as `Card.swift:12: `.
  private static func isPlace(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.suffix(2).elementsEqual(": ".utf8) else { return false }
    let digits = text.dropLast(2).reversed().prefix { (0x30...0x39).contains($0) }
    return !digits.isEmpty
      && text.dropLast(2 + digits.count).last == UInt8(ascii: ":")
  }
}
