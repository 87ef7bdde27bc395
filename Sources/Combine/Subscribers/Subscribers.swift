// Part of Snapback, under the MIT licence; see LICENSE.

/// A namespace for the types of a stream's receiving side.
public enum Subscribers {
  /// The number of values that a subscriber is ready to receive.
  ///
  /// Demand adds up: a subscriber requests values through its subscription, and may return further
  /// demand from each `receive(_:)`. It cannot be withdrawn, only cancelled.
  public struct Demand: Hashable, Sendable {
    /// The number of values; nil if there is no limit.
    public let max: Int?

    /// Demand for any number of values.
    public static let unlimited = Demand(max: nil)
    /// No demand; the same as `max(0)`.
    public static let none = Demand(max: 0)

    /// Demand for at most the given number of values. A negative number is a programming error and
    /// traps.
    public static func max(_ value: Int) -> Demand {
      if value < 0 { fatalError("A demand must not be negative (\(value)).") }
      return Demand(max: value)
    }
  }

  /// The end of a stream: regular, or by an error.
  public enum Completion<Failure: Error> {
    /// The publisher has sent all its values.
    case finished
    /// The publisher stopped because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Demand: Comparable {
  /// Returns whether `a` is for fewer values than `b`; unlimited demand is the largest.
  public static func < (a: Self, b: Self) -> Bool { (a.max ?? .max) < (b.max ?? .max) }

  /// The sum of both; unlimited if either is, or if the sum overflows.
  public static func + (a: Self, b: Self) -> Self {
    guard let a = a.max, let b = b.max else { return .unlimited }
    let (sum, overflows) = a.addingReportingOverflow(b)
    return overflows ? .unlimited : .max(sum)
  }

  /// The difference, but not less than `none`. Unlimited demand stays unlimited; subtracting
  /// unlimited demand from a limited one gives `none`.
  public static func - (a: Self, b: Self) -> Self {
    guard let count = a.max else { return .unlimited }
    return .max(Swift.max(0, count - (b.max ?? count)))
  }

  /// The demand increased by a number of values, which must not be negative.
  public static func + (a: Self, b: Int) -> Self { a + .max(b) }
  /// The demand reduced by a number of values, which must not be negative; never less than `none`.
  public static func - (a: Self, b: Int) -> Self { a - .max(b) }
  /// Increases the demand; unlimited demand stays unlimited.
  public static func += (a: inout Self, b: Self) { a = a + b }
  /// Reduces the demand, to `none` at least; unlimited demand stays unlimited.
  public static func -= (a: inout Self, b: Self) { a = a - b }
  /// Increases the demand by a number of values, which must not be negative.
  public static func += (a: inout Self, b: Int) { a = a + b }
  /// Reduces the demand by a number of values, which must not be negative; to `none` at least.
  public static func -= (a: inout Self, b: Int) { a = a - b }
}

extension Subscribers.Demand {
  /// Returns whether the demand is limited to exactly the given number of values.
  public static func == (a: Self, b: Int) -> Bool { a.max == b }
  /// Returns whether the demand is for more than the given number of values; true for unlimited demand.
  public static func > (a: Self, b: Int) -> Bool { (a.max ?? .max) > b }
}
