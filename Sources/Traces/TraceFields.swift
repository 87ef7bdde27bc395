// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The fields of one line of a trace, read one by one with the expected type and range.
///
/// A missing field gives its `otherwise` value, or an error if it has none.
struct TraceFields {
  private let values: [String: JSONValue]
  /// In the order of the line.
  let names: [String]

  init(_ members: [JSONMember]) throws(TraceError.Fault) {
    var values: [String: JSONValue] = [:]
    for member in members {
      guard values.updateValue(member.value, forKey: member.name) == nil else {
        throw .repeated(field: member.name)
      }
    }
    self.values = values
    names = members.map(\.name)
  }

  /// The first names of a list, for an error.
  static func excerpt(of names: [String]) -> [String] {
    names.count > 8 ? names.prefix(8) + ["…"] : names
  }

  /// Throws an error if the line has an unknown field.
  func allow(_ known: [String]) throws(TraceError.Fault) {
    for name in names where !known.contains(name) { throw .unknown(field: name, known: known) }
  }

  func number(
    _ field: String, _ expected: TraceError.Expectation = .number, otherwise: Double? = nil
  ) throws(TraceError.Fault) -> Double {
    guard let value = try value(field, expected, optional: otherwise != nil) else {
      return otherwise ?? 0
    }
    guard let number = value.double, expected.allows(number) else {
      throw .wrong(field: field, found: value.excerpt, expected: expected)
    }
    return number
  }

  func wholeNumber(_ field: String, otherwise: Int? = nil) throws(TraceError.Fault) -> Int {
    guard let value = try value(field, .wholeNumber, optional: otherwise != nil) else {
      return otherwise ?? 0
    }
    guard case .number(let spelling) = value, let number = Int(spelling) else {
      throw .wrong(field: field, found: value.excerpt, expected: .wholeNumber)
    }
    return number
  }

  func boolean(_ field: String, otherwise: Bool) throws(TraceError.Fault) -> Bool {
    guard let value = values[field] else { return otherwise }
    guard case .boolean(let boolean) = value else {
      throw .wrong(field: field, found: value.excerpt, expected: .boolean)
    }
    return boolean
  }

  func text(_ field: String) throws(TraceError.Fault) -> String {
    guard let value = values[field] else { throw .missing(field: field, expected: .text) }
    guard case .string(let text) = value else {
      throw .wrong(field: field, found: value.excerpt, expected: .text)
    }
    return text
  }

  /// An array of two numbers: a point, a size, the two deltas of a wheel.
  func pair(
    _ field: String, _ expected: TraceError.Expectation = .twoNumbers
  ) throws(TraceError.Fault) -> (Double, Double) {
    guard let value = values[field] else { throw .missing(field: field, expected: expected) }
    guard case .array(let items) = value, items.count == 2,
      let first = items[0].double, let second = items[1].double,
      expected.allows(first), expected.allows(second)
    else { throw .wrong(field: field, found: value.excerpt, expected: expected) }
    return (first, second)
  }

  /// An array of two whole numbers from 0, of which the second is not smaller; nil without the field.
  func range(_ field: String) throws(TraceError.Fault) -> Range<Int>? {
    guard let value = values[field] else { return nil }
    let (first, second) = try pair(field, .twoNumbersFromZero)
    guard first <= second, let lower = Int(exactly: first), let upper = Int(exactly: second) else {
      throw .wrong(field: field, found: value.excerpt, expected: .twoNumbersFromZero)
    }
    return lower..<upper
  }

  /// A case of an enumeration by its name: a phase, a button.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ field: String, _ type: Choice.Type, otherwise: Choice? = nil
  ) throws(TraceError.Fault) -> Choice {
    let expected = TraceError.Expectation.oneOf(Choice.allCases.map(\.rawValue))
    guard let value = values[field] else {
      guard let otherwise else { throw .missing(field: field, expected: expected) }
      return otherwise
    }
    guard case .string(let name) = value, let choice = Choice(rawValue: name) else {
      throw .wrong(field: field, found: value.excerpt, expected: expected)
    }
    return choice
  }

  /// An array of known names; empty if the field is missing.
  func names(_ field: String, among known: [String]) throws(TraceError.Fault) -> [String] {
    guard let value = values[field] else { return [] }
    guard case .array(let items) = value else {
      throw .wrong(field: field, found: value.excerpt, expected: .listOf(known))
    }
    var names: [String] = []
    for item in items {
      guard case .string(let name) = item, known.contains(name) else {
        throw .wrong(field: field, found: item.excerpt, expected: .listOf(known))
      }
      names.append(name)
    }
    return names
  }

  private func value(
    _ field: String, _ expected: TraceError.Expectation, optional: Bool
  ) throws(TraceError.Fault) -> JSONValue? {
    if let value = values[field] { return value }
    guard optional else { throw .missing(field: field, expected: expected) }
    return nil
  }
}

extension JSONValue {
  /// The value as a `Double`; nil if it is not a number or overflows.
  fileprivate var double: Double? {
    guard case .number(let spelling) = self, let number = Double(spelling), number.isFinite else {
      return nil
    }
    return number
  }
}
