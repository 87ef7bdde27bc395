// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore

/// A string literal with interpolated values, whose Markdown has not been parsed yet.
///
/// It is looked up in the string catalogs (`Localizable.xcstrings`) and strings files
/// (`en.lproj/Localizable.strings`) beside the sources, for the language
/// of the desktop (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`). Without a translation the key is the text.
///
/// - Note: Differs from SwiftUI: it is looked up when a text is created, while views are evaluated, and
///   not by the environment's `locale`. A plural is that of the first whole number.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  enum Piece: Hashable, Sendable {
    /// A part of the literal, which may contain Markdown.
    case literal(String)
    /// An interpolated value, formatted, which is not parsed as Markdown.
    case value(String)
    case text(Text)
  }

  let pieces: [Piece]
  /// The formats of the values that are not `%@`, by their index in `pieces`.
  let formats: [Int: String]

  /// Creates a key from a string; its Markdown is parsed when it is displayed.
  public init(_ value: String) {
    pieces = [.literal(value)]
    formats = [:]
  }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from an interpolated string literal.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
    formats = stringInterpolation.formats
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var pieces: [Piece] = []
    private(set) var formats: [Int: String] = [:]

    /// Reserves space for the given number of interpolations.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    private mutating func append(_ text: String, _ format: String) {
      formats[pieces.count] = format
      pieces.append(.value(text))
    }

    /// Appends a string, which is not parsed as Markdown.
    public mutating func appendInterpolation(_ string: String) {
      pieces.append(.value(string))
    }

    /// Appends a string, which is not parsed as Markdown.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      pieces.append(.value(String(string)))
    }

    /// Appends an integer with grouped thousands.
    public mutating func appendInterpolation<I: BinaryInteger>(_ value: I) {
      append(NumberText.grouped(value), "%lld")
    }

    /// Appends a number with six decimal places, as `%lf` does.
    public mutating func appendInterpolation<F: BinaryFloatingPoint>(_ value: F) {
      append(NumberText.text(Double(value), "%lf"), "%lf")
    }

    /// Appends a number in a C format, as in `\(x, specifier: "%.1f")`.
    public mutating func appendInterpolation<I: BinaryInteger>(_ value: I, specifier: String) {
      append(NumberText.text(Int64(clamping: value), specifier), specifier)
    }

    /// Appends a number in a C format, as in `\(x, specifier: "%.1f")`.
    public mutating func appendInterpolation<F: BinaryFloatingPoint>(
      _ value: F, specifier: String
    ) {
      append(NumberText.text(Double(value), specifier), specifier)
    }

    /// Appends a value in a Foundation format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(.value(format.format(input)))
    }

    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.text(Text(date, style: style)))
    }

    /// Appends the time that remains in an interval, or that has passed since its start.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      pieces.append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    /// Appends a value by a formatter; nothing if the formatter does not know the value.
    public mutating func appendInterpolation<Subject: Hashable>(
      _ subject: Subject, formatter: Formatter
    ) {
      pieces.append(.value(formatter.string(for: subject) ?? ""))
    }

    /// Appends a text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      pieces.append(.text(text))
    }

    /// Appends an image, drawn at the size of the font.
    public mutating func appendInterpolation(_ image: Image) {
      pieces.append(.text(Text(image)))
    }

    /// Appends the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      pieces.append(.value(String(describing: value)))
    }
  }
}
