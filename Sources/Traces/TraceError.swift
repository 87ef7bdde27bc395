// Part of Snapback, under the MIT licence; see LICENSE.

/// The reason that a text is not a valid trace, or that an event cannot be written.
package struct TraceError: Error, Equatable, Sendable {
  /// The line of the error, from 1; 0 for the text as a whole.
  package var line: Int
  package var fault: Fault

  package init(line: Int, fault: Fault) {
    self.line = line
    self.fault = fault
  }

  package enum Fault: Error, Equatable, Sendable {
    /// There are only blank lines and comments.
    case empty
    /// The first line is not a trace's header.
    case noHeader
    /// The header's version is newer than this program supports.
    case newerVersion(found: Int, newest: Int)
    /// The line is longer than the limit in bytes.
    case lineTooLong(limit: Int)
    /// The line is not UTF-8.
    case notText
    /// The line is not valid JSON from a column on (in bytes, from 1); `found` is nil at the line's
    /// end.
    case notJSON(column: Int, found: Character?, expected: Syntax)
    /// The text ends within its last line.
    case cutOff
    /// The line is not an event: it has none of the fields that name one.
    case noEvent(fields: [String])
    /// The line has more than one of the fields that name an event.
    case severalEvents(fields: [String])
    case missing(field: String, expected: Expectation)
    case wrong(field: String, found: String, expected: Expectation)
    case unknown(field: String, known: [String])
    case repeated(field: String)
    /// The time is earlier than that of the previous event or frame.
    case timeGoesBack(from: Double, to: Double)
    /// The event cannot be written: it has modifiers without a name.
    case unnamedModifiers(rawValue: UInt8)
  }

  /// The JSON syntax expected at a column.
  package enum Syntax: Equatable, Sendable, CaseIterable {
    case object
    case value
    case fieldName
    case colon
    case commaOrBrace
    case commaOrBracket
    case digit
    case escape
    case closingQuote
    case endOfLine
    case lessNesting
  }

  /// The value expected of a field.
  package enum Expectation: Equatable, Sendable {
    case text
    case boolean
    case wholeNumber
    case number
    case numberFromZero
    case numberAboveZero
    case twoNumbers
    case twoNumbersFromZero
    case twoNumbersAboveZero
    case oneOf([String])
    case listOf([String])
  }
}

extension TraceError.Expectation {
  /// Returns whether a number, or each of two, is in the expected range; false if it is not finite.
  func allows(_ number: Double) -> Bool {
    switch self {
    case .numberFromZero, .twoNumbersFromZero: number >= 0 && number.isFinite
    case .numberAboveZero, .twoNumbersAboveZero: number > 0 && number.isFinite
    default: number.isFinite
    }
  }
}
