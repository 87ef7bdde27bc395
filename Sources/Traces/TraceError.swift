// Part of Snapback, under the MIT licence; see LICENSE.

/// Why a text is no trace, or why an event cannot be written into one.
package struct TraceError: Error, Equatable, Sendable {
  /// The line it is about, from 1; 0 where it is about the text as a whole.
  package var line: Int
  package var fault: Fault

  package init(line: Int, fault: Fault) {
    self.line = line
    self.fault = fault
  }

  package enum Fault: Error, Equatable, Sendable {
    /// No line at all but blank ones and comments.
    case empty
    /// The first line is not a trace's header.
    case noHeader
    /// The header is of a version that this program does not know yet.
    case newerVersion(found: Int, newest: Int)
    /// The line is not UTF-8.
    case notText
    /// The line is not JSON, from the column on (in bytes, from 1); no `found` is the line's end.
    case notJSON(column: Int, found: Character?, expected: Syntax)
    /// The text ends within its last line.
    case cutOff
    /// The line is no event: it has none of the fields that name one.
    case noEvent(fields: [String])
    /// The line has more than one of the fields that name an event.
    case severalEvents(fields: [String])
    case missing(field: String, expected: Expectation)
    case wrong(field: String, found: String, expected: Expectation)
    case unknown(field: String, known: [String])
    case repeated(field: String)
    /// The event happens before the one above it.
    case timeGoesBack(from: Double, to: Double)
    /// An event that cannot be written: modifiers that have no name.
    case unnamedModifiers(rawValue: UInt8)
  }

  /// What JSON wants at a place.
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

  /// What a field must hold.
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
  /// Whether a number, or each of two, is what is wanted; never one that is not finite.
  func allows(_ number: Double) -> Bool {
    switch self {
    case .numberFromZero, .twoNumbersFromZero: number >= 0 && number.isFinite
    case .numberAboveZero, .twoNumbersAboveZero: number > 0 && number.isFinite
    default: number.isFinite
    }
  }
}
