// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Runtime

/// The text of a value in the inspector, and values of the same type parsed from texts.
package enum InspectedValue {
  /// How a value can be edited.
  package enum Editor: Equatable, Sendable {
    case boolean
    case number(isWhole: Bool)
    case text
    /// One of the cases of an enumeration.
    case choice([String])
  }

  /// The longest text of a value, in characters.
  private static let limit = 120

  /// A short description: numbers with at most three decimals, texts in quotation marks, structures with
  /// their properties.
  package static func text(of value: Any) -> String { text(of: value, depth: 0) }

  private static func text(of value: Any, depth: Int) -> String {
    switch value {
    case let number as Double: return text(number)
    case let number as CGFloat: return text(Double(number))
    case let number as Float: return text(Double(number))
    case let text as String: return "\"\(text.prefix(limit))\""
    case let size as CGSize: return "\(text(size.width)), \(text(size.height))"
    case let point as CGPoint: return "\(text(point.x)), \(text(point.y))"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { text(of: $0.value, depth: depth) } ?? "nil"
    case .struct?, .tuple?:
      guard depth < 2, !mirror.children.isEmpty else { return described(value) }
      let parts = mirror.children.prefix(6).map { child in
        let name = child.label.map { $0.drop { $0 == "_" || $0 == "." } } ?? ""
        let isNamed = !name.isEmpty && name.first?.isNumber != true
        return (isNamed ? "\(name): " : "") + text(of: child.value, depth: depth + 1)
      }
      let more = mirror.children.count > 6 ? ", …" : ""
      return shortened("(" + parts.joined(separator: ", ") + more + ")")
    case .collection?, .set?, .dictionary?:
      let count = mirror.children.count
      return count == 1 ? "1 element" : "\(count) elements"
    case .class?: return InspectedName.of(type(of: value))
    default: return described(value)
    }
  }

  private static func described(_ value: Any) -> String {
    shortened(value is any CustomStringConvertible ? "\(value)" : plain(value))
  }

  /// The description of a value without the names of its modules.
  private static func plain(_ value: Any) -> String {
    let text = "\(value)"
    return text.hasPrefix("(Function)") ? "function" : text
  }

  private static func shortened(_ text: String) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  /// A number with at most three decimals.
  package static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000 + 0
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
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
