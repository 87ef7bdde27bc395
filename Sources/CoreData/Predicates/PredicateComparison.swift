// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A comparison of two values in a predicate.
struct PredicateComparison {
  enum Operation: String {
    case equal
    case unequal
    case less
    case greater
    case atMost
    case atLeast
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case contains = "CONTAINS"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  private let operation: Operation
  private let ignoresCase: Bool
  private let ignoresMarks: Bool

  /// - Parameter options: `c` ignores case, `d` diacritical marks.
  init(_ operation: Operation, _ options: Set<Character>) {
    self.operation = operation
    ignoresCase = options.contains("c")
    ignoresMarks = options.contains("d")
  }

  /// Returns whether the comparison of two values is true. Nil is equal to nil only, and has no order.
  func holds(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (PredicateValue.unwrapped(left), PredicateValue.unwrapped(right))
    switch operation {
    case .equal: return isEqual(left, right)
    case .unequal: return !isEqual(left, right)
    case .less: return order(left, right).map { $0 < 0 } ?? false
    case .greater: return order(left, right).map { $0 > 0 } ?? false
    case .atMost: return order(left, right).map { $0 <= 0 } ?? false
    case .atLeast: return order(left, right).map { $0 >= 0 } ?? false
    case .isIn: return isMember(left, of: right)
    case .contains: return isMember(right, of: left)
    case .between:
      guard let limits = PredicateValue.elements(right), limits.count == 2,
        let first = order(limits[0], left), let second = order(left, limits[1])
      else { return false }
      return first <= 0 && second <= 0
    case .beginsWith, .endsWith, .like, .matches:
      guard let text = left as? String, let pattern = right as? String else { return false }
      return holds(text, pattern)
    }
  }

  private func holds(_ text: String, _ pattern: String) -> Bool {
    switch operation {
    case .beginsWith: folded(text).hasPrefix(folded(pattern))
    case .endsWith: folded(text).hasSuffix(folded(pattern))
    case .matches: isMatch(text, pattern)
    default:
      isMatch(
        folded(text),
        NSRegularExpression.escapedPattern(for: folded(pattern))
          .replacingOccurrences(of: "\\*", with: ".*")
          .replacingOccurrences(of: "\\?", with: "."))
    }
  }

  /// Returns whether a regular expression matches the whole text; false if the expression is invalid.
  private func isMatch(_ text: String, _ pattern: String) -> Bool {
    let options: NSRegularExpression.Options =
      ignoresCase ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators]
    guard let expression = try? NSRegularExpression(pattern: "(?:\(pattern))\\z", options: options)
    else { return false }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, options: .anchored, range: range) != nil
  }

  private func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  private func isMember(_ value: Any?, of collection: Any?) -> Bool {
    if let text = collection as? String, let part = value as? String {
      return part.isEmpty || folded(text).contains(folded(part))
    }
    return PredicateValue.elements(collection)?.contains { isEqual($0, value) } ?? false
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (PredicateValue.unwrapped(left), PredicateValue.unwrapped(right))
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == 0 }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }

  /// Negative, 0 or positive; nil if the values cannot be compared.
  private func order(_ left: Any?, _ right: Any?) -> Int? {
    if let left = left as? String, let right = right as? String {
      let (left, right) = (folded(left), folded(right))
      return left == right ? 0 : left < right ? -1 : 1
    }
    return PredicateValue.order(left, right)
  }
}
