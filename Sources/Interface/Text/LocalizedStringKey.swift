// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The text of a literal, with the values in it, before its emphasis is read.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  enum Piece: Hashable, Sendable {
    /// What the author wrote, in which emphasis counts.
    case literal(String)
    /// What a value was written as.
    case value(String)
    case text(Text)
  }

  let pieces: [Piece]

  public init(_ value: String) {
    pieces = [.literal(value)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// Collects a literal's parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    public mutating func appendInterpolation(_ string: String) {
      pieces.append(.value(string))
    }

    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
      pieces.append(.value(String(string)))
    }

    /// A whole number, its thousands grouped.
    public mutating func appendInterpolation<I: BinaryInteger>(_ value: I) {
      pieces.append(.value(NumberText.grouped(value)))
    }

    /// A number with six places, as `%lf` writes it.
    public mutating func appendInterpolation<F: BinaryFloatingPoint>(_ value: F) {
      pieces.append(.value(NumberText.sixPlaces(Double(value))))
    }

    /// A number by a format of C's, as in `\(x, specifier: "%.1f")`.
    public mutating func appendInterpolation<I: BinaryInteger>(_ value: I, specifier: String) {
      pieces.append(.value(NumberText.text(Int64(clamping: value), specifier)))
    }

    /// A number by a format of C's, as in `\(x, specifier: "%.1f")`.
    public mutating func appendInterpolation<F: BinaryFloatingPoint>(
      _ value: F, specifier: String
    ) {
      pieces.append(.value(NumberText.text(Double(value), specifier)))
    }

    /// A value by a format of Foundation's.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(.value(format.format(input)))
    }

    public mutating func appendInterpolation(_ text: Text) {
      pieces.append(.text(text))
    }

    public mutating func appendInterpolation(_ image: Image) {
      pieces.append(.text(Text(image)))
    }

    /// Anything else, as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      pieces.append(.value(String(describing: value)))
    }
  }
}
