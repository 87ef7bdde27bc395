// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A condition on objects, from a closure or from a format such as `name BEGINSWITH[c] %@`.
///
/// Formats have comparisons, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`, `MATCHES`, `IN`,
/// `BETWEEN`, `ANY`, `ALL`, `NONE`, `AND`, `OR`, `NOT`, and the options `[c]` and `[d]`.
/// A format with other contents is a programming error.
open class NSPredicate {
  let condition: (Any?) -> Bool

  init(condition: @escaping (Any?) -> Bool) { self.condition = condition }

  /// Creates a condition from a format, in which `%@`, `%d` and the like stand for the arguments, and
  /// `%K` for a key path.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  /// Creates a condition from a format, in which `%@`, `%d` and the like stand for the arguments, and
  /// `%K` for a key path.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    condition = parser.parse()
  }

  /// Creates a condition that is always true, or never.
  public init(value: Bool) { condition = { _ in value } }

  /// Creates a condition that a closure decides; its second argument is nil.
  public init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    condition = { block($0, nil) }
  }

  /// Returns whether an object meets the condition.
  open func evaluate(with object: Any?) -> Bool { condition(object) }
}

/// A condition that combines others.
open class NSCompoundPredicate: NSPredicate {
  /// The operator with which the conditions are combined.
  public enum LogicalType: UInt, Sendable {
    case not
    case and
    case or
  }

  /// Creates a condition that is true if the first of the conditions is not, if all are, or if any is.
  public init(type: LogicalType, subpredicates: [NSPredicate]) {
    super.init { object in
      switch type {
      case .not: subpredicates.first?.evaluate(with: object) == false
      case .and: subpredicates.allSatisfy { $0.evaluate(with: object) }
      case .or: subpredicates.contains { $0.evaluate(with: object) }
      }
    }
  }

  /// Creates a condition that is true if all of the conditions are.
  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }

  /// Creates a condition that is true if any of the conditions is.
  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }

  /// Creates a condition that is true if another one is not.
  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}

extension NSArray {
  /// The elements that meet a condition.
  public func filtered(using predicate: CoreData.NSPredicate) -> [Any] {
    filter { predicate.evaluate(with: $0) }
  }
}
