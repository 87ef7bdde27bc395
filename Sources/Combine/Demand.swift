// Part of Snapback, under the MIT licence; see LICENSE.

/// The receiving side of a stream of values.
public enum Subscribers {
  /// How many values a subscriber still takes.
  public struct Demand: Hashable, Sendable {
    /// Nil for any number of them.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    /// At most so many; a negative number is an error of the program's.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand of \(value) values")
      return Demand(max: value)
    }
  }

  /// How a stream ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Demand: Comparable {
  public static func < (a: Self, b: Self) -> Bool { (a.max ?? .max) < (b.max ?? .max) }

  public static func + (a: Self, b: Self) -> Self {
    guard let a = a.max, let b = b.max else { return .unlimited }
    let (sum, overflows) = a.addingReportingOverflow(b)
    return overflows ? .unlimited : .max(sum)
  }

  /// Never less than none.
  public static func - (a: Self, b: Self) -> Self {
    guard let count = a.max else { return .unlimited }
    return .max(Swift.max(0, count - (b.max ?? count)))
  }

  public static func + (a: Self, b: Int) -> Self { a + .max(b) }
  public static func - (a: Self, b: Int) -> Self { a - .max(b) }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func += (a: inout Self, b: Int) { a = a + b }
  public static func -= (a: inout Self, b: Int) { a = a - b }
}

extension Subscribers.Demand {
  public static func == (a: Self, b: Int) -> Bool { a.max == b }
  public static func > (a: Self, b: Int) -> Bool { (a.max ?? .max) > b }
}
