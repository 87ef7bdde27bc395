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

  /// The position of its first byte in the source.
  package let offset: Int
  package let text: String
  package let kind: Kind

  /// Nil if the span is none, or a number of another notation.
  package init?(_ span: SourceSpan) {
    offset = span.offset
    text = span.text
    switch span.kind {
    case .keyword where text == "true" || text == "false":
      kind = .boolean
    case .number:
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
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

  /// The literal after a number of steps. A step is 1 for an integer, 10 from 1000 on; for a decimal
  /// it is 0.01, or a unit of its last digit if that is smaller. A boolean has two values.
  package func moved(by steps: Int) -> String {
    switch kind {
    case .boolean: return steps % 2 == 0 ? text : text == "true" ? "false" : "true"
    case .integer:
      let value = Int(text) ?? 0
      return "\(value + steps * (value >= 1000 ? 10 : 1))"
    case .decimal(let count):
      let digits = max(count, 2)
      let value = (Double(text) ?? 0) + Double(steps) / pow(10, Double(digits))
      var result = String(format: "%.\(digits)f", value)
      while result.hasSuffix("0"), !result.hasSuffix(".0") { result.removeLast() }
      return result == "-0.0" ? "0.0" : result
    }
  }
}
