// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Runtime
@_spi(ViewTree) package import ViewCore

/// Values of the same type, parsed from texts.
extension InspectedValue {
  /// The kind of editor for a value.
  package enum Editor: Equatable, Sendable {
    case boolean
    case number(isWhole: Bool)
    case text
    /// One of the cases of an enumeration.
    case choice([String])
  }

  /// The text for a value that is nil.
  package static let nilText = "nil"

  /// Returns the editor for a value; nil if it cannot be edited.
  package static func editor(of value: Any) -> Editor? { editor(of: type(of: value)) }

  private static func editor(of type: Any.Type) -> Editor? {
    switch type {
    case is Bool.Type: return .boolean
    case is Double.Type, is CGFloat.Type, is Float.Type: return .number(isWhole: false)
    case is any BinaryInteger.Type: return .number(isWhole: true)
    case is CGSize.Type, is CGPoint.Type, is any LosslessStringConvertible.Type: return .text
    case let optional as any OptionalValue.Type: return editor(ofOptional: optional)
    default:
      let cases = cases(of: type)
      return cases.count > 1 ? .choice(cases.map { "\($0)" }) : nil
    }
  }

  /// The editor of an optional: `nil` is a choice in addition to the values of the wrapped type.
  private static func editor(ofOptional type: any OptionalValue.Type) -> Editor? {
    if type.wrappedType is any OptionalValue.Type { return nil }
    switch editor(of: type.wrappedType) {
    case .boolean?: return .choice([nilText, "false", "true"])
    case .choice(let cases)?: return .choice([nilText] + cases)
    case .number?, .text?: return .text
    case nil: return nil
    }
  }

  /// The text of a value while it is edited.
  package static func editedText(of value: Any) -> String {
    if let optional = value as? any OptionalValue {
      return optional.wrappedValue.map(editedText) ?? nilText
    }
    if let text = value as? String { return text }
    return editor(of: value) == .text && !(value is CGSize || value is CGPoint)
      ? "\(value)" : text(of: value)
  }

  /// Returns the value of the same type that a text represents; nil if it represents none. For an
  /// optional, `nil` represents the absence of a value.
  package static func value(like old: Any, _ text: String) -> Any? {
    value(of: type(of: old), text)
  }

  private static func value(of type: Any.Type, _ text: String) -> Any? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    switch type {
    case is String.Type: return text
    case is CGFloat.Type: return Double(trimmed).map { CGFloat($0) }
    case is CGSize.Type: return pair(trimmed).map { CGSize(width: $0, height: $1) }
    case is CGPoint.Type: return pair(trimmed).map { CGPoint(x: $0, y: $1) }
    case let convertible as any LosslessStringConvertible.Type:
      return convertible.init(trimmed).map { $0 as Any }
    case let optional as any OptionalValue.Type:
      if trimmed == nilText { return optional.wrapping(nil) }
      return value(of: optional.wrappedType, text).flatMap(optional.wrapping)
    default: return cases(of: type).first { "\($0)" == trimmed }
    }
  }

  private static func pair(_ text: String) -> (Double, Double)? {
    let numbers = text.split(separator: ",").map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    return (first, second)
  }

  /// The cases of an enumeration; empty unless it is one without associated values.
  private static func cases(of type: Any.Type) -> [Any] {
    func all<Value>(_ type: Value.Type) -> [Any] {
      var cases: [Any] = []
      _ = EnumCases.first(of: Value.self) { found in
        cases.append(found)
        return false
      }
      return cases
    }
    return all(type)
  }
}

/// An optional value of any type.
private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  var wrappedValue: Any? { get }
  /// Returns a value as an optional of this type, and `none` for nil; nil if the value has another type.
  static func wrapping(_ value: Any?) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate var wrappedValue: Any? { self }

  fileprivate static func wrapping(_ value: Any?) -> Any? {
    guard let value else { return Self.none as Any }
    return (value as? Wrapped).map { Self.some($0) as Any }
  }
}
