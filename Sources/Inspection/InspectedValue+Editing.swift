// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Runtime
@_spi(ViewTree) package import ViewCore

/// Values of the same type, parsed from texts.
extension InspectedValue {
  /// How a value can be edited.
  package enum Editor: Equatable, Sendable {
    case boolean
    case number(isWhole: Bool)
    case text
    /// One of the cases of an enumeration.
    case choice([String])
  }

  /// How a value can be edited; nil if it cannot.
  package static func editor(of value: Any) -> Editor? {
    switch value {
    case is Bool: return .boolean
    case is Double, is CGFloat, is Float: return .number(isWhole: false)
    case is any BinaryInteger: return .number(isWhole: true)
    case is CGSize, is CGPoint, is any LosslessStringConvertible: return .text
    default:
      let cases = cases(of: value)
      return cases.count > 1 ? .choice(cases.map { "\($0)" }) : nil
    }
  }

  /// The text of a value while it is edited.
  package static func editedText(of value: Any) -> String {
    if let text = value as? String { return text }
    return editor(of: value) == .text && !(value is CGSize || value is CGPoint)
      ? "\(value)" : text(of: value)
  }

  /// Returns the value of the same type that a text represents; nil if it represents none.
  package static func value(like old: Any, _ text: String) -> Any? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    switch old {
    case is String: return text
    case is CGFloat: return Double(trimmed).map { CGFloat($0) }
    case is CGSize: return pair(trimmed).map { CGSize(width: $0, height: $1) }
    case is CGPoint: return pair(trimmed).map { CGPoint(x: $0, y: $1) }
    case let convertible as any LosslessStringConvertible:
      return type(of: convertible).init(trimmed).map { $0 as Any }
    default: return cases(of: old).first { "\($0)" == trimmed }
    }
  }

  private static func pair(_ text: String) -> (Double, Double)? {
    let numbers = text.split(separator: ",").map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    return (first, second)
  }

  /// The cases of the enumeration of a value; empty unless it is one without associated values.
  private static func cases(of value: Any) -> [Any] {
    func all<Value>(_ value: Value) -> [Any] {
      var cases: [Any] = []
      _ = EnumCases.first(of: Value.self) { found in
        cases.append(found)
        return false
      }
      return cases
    }
    return all(value)
  }
}
