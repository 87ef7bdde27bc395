// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Parts of predicates and sort orders that Foundation lacks on Linux.

extension PredicateExpressions {
  /// Whether a text has another, without regard to case and accents.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// The text with which it is compared.
    public let other: Other

    /// Compares two texts.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// The result for the values of a condition's variables.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// Returns whether a text has another, without regard to case and accents.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions {
  /// The order of two texts in the user's language.
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// The text with which it is compared.
    public let other: Other

    /// Compares two texts.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// The result for the values of a condition's variables.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).localizedCompare(other.evaluate(bindings))
    }
  }

  /// The order of two texts in the user's language.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedCompare: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {
}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions {
  /// The order of two texts without regard to case.
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// The text with which it is compared.
    public let other: Other

    /// Compares two texts.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// The result for the values of a condition's variables.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).caseInsensitiveCompare(other.evaluate(bindings))
    }
  }

  /// The order of two texts without regard to case.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

/// An order of texts in the user's language.
public enum _LocalizedOrder: Sendable {
  /// The order of lists of files: numbers count as numbers, and case does not matter.
  case localizedStandard
  /// The order of words in the current locale.
  case localized
}

/// A text in an order of a language.
private struct LocalizedText: Comparable {
  let text: String
  let order: _LocalizedOrder

  static func < (lhs: Self, rhs: Self) -> Bool {
    switch lhs.order {
    case .localizedStandard: lhs.text.localizedStandardCompare(rhs.text) == .orderedAscending
    case .localized: lhs.text.localizedCompare(rhs.text) == .orderedAscending
    }
  }
}

extension String {
  fileprivate subscript(order: _LocalizedOrder) -> LocalizedText {
    LocalizedText(text: self, order: order)
  }
}

extension String? {
  fileprivate subscript(order: _LocalizedOrder) -> LocalizedText? {
    map { LocalizedText(text: $0, order: order) }
  }
}

extension SortDescriptor {
  /// Orders values by a text as lists of files are ordered in the user's language.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Orders values by a text as lists of files are ordered in the user's language; those without one come first.
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Orders values by a text in the user's language.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _LocalizedOrder,
    order: SortOrder = .forward
  ) {
    self.init(Self.sendable(keyPath.appending(path: \.[comparator])), order: order)
  }

  /// Orders values by a text in the user's language; those without one come first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: _LocalizedOrder,
    order: SortOrder = .forward
  ) {
    self.init(Self.sendable(keyPath.appending(path: \.[comparator])), order: order)
  }

  /// Returns a key path as one that can be passed between threads.
  private static func sendable<Value>(
    _ path: KeyPath<Compared, Value>
  ) -> any KeyPath<Compared, Value> & Sendable {
    unsafeBitCast(path, to: (any KeyPath<Compared, Value> & Sendable).self)
  }
}
