// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A literal that can be changed in the source panel: a decimal number or a boolean.
nonisolated package struct SourceLiteral: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case integer
    /// With the given number of digits after the point.
    case decimal(digits: Int)
    case boolean
  }

  /// The size of a step: ten times the usual one with Shift, a tenth with Alt.
  package enum Step: Sendable {
    case coarse, normal, fine
  }

  /// The position of its first byte in the source.
  package let offset: Int
  package let text: String
  package let kind: Kind

  /// Nil if the span is not a literal, or is a number in another notation.
  package init?(_ span: SourceSpan) {
    self.init(text: span.text, offset: span.offset, span.kind)
  }

  private init?(text: String, offset: Int, _ span: SourceSpan.Kind) {
    self.offset = offset
    self.text = text
    switch span {
    case .keyword where text == "true" || text == "false":
      kind = .boolean
    case .number:
      let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
      let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
      let isDecimal = parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && $0.isNumber }
      }
      guard isDecimal, parts.count <= 2, text.count <= 12 else { return nil }
      kind = parts.count == 1 ? .integer : .decimal(digits: parts[1].count)
    default: return nil
    }
  }

  /// The bytes of the literal in the source.
  package var range: Range<Int> { offset..<offset + text.utf8.count }

  /// Returns whether a text is a literal of the same kind; an integer may become a decimal number.
  package func accepts(_ text: String) -> Bool {
    if kind == .boolean { return text == "true" || text == "false" }
    guard let other = SourceLiteral(text: text, offset: 0, .number) else { return false }
    return kind == .integer || other.kind != .integer
  }

  /// The literal after a number of steps. A step is 1 for an integer, 10 from 1000 on; for a decimal
  /// it is 0.01, or a unit of its last digit if that is smaller. A decimal of more digits than anybody
  /// chooses, such as the component of a color, is rounded to three significant ones. A fine step of
  /// an integer is 1. A boolean has two values.
  package func moved(by steps: Int, _ step: Step = .normal) -> String {
    guard steps != 0 else { return text }
    switch kind {
    case .boolean: return steps % 2 == 0 ? text : text == "true" ? "false" : "true"
    case .integer:
      let value = Int(text) ?? 0
      let unit = step == .fine ? 1 : (abs(value) >= 1000 ? 10 : 1) * (step == .coarse ? 10 : 1)
      return "\(value + steps * unit)"
    case .decimal(let count):
      let value = Double(text) ?? 0
      var digits = max(count, 2)
      if count > 4 {
        let exponent = value == 0 ? -1 : log10(abs(value)).rounded(.down)
        digits = min(digits, max(2, 2 - Int(exponent)))
      }
      if step == .fine { digits += 1 }
      let unit = pow(10, -Double(digits)) * (step == .coarse ? 10 : 1)
      return Self.text(value + Double(steps) * unit, digits: digits)
    }
  }

  /// A decimal number with at least one digit and at most `digits` after the point.
  static func text(_ value: Double, digits: Int) -> String {
    var result = String(format: "%.\(digits)f", value)
    while result.hasSuffix("0"), !result.hasSuffix(".0") { result.removeLast() }
    return result == "-0.0" ? "0.0" : result
  }
}
