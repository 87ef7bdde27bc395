// Part of Snapback, under the MIT licence; see LICENSE.

/// A time interval in seconds. A literal without a unit means seconds.
public struct SchedulerStride: SignedNumeric, Comparable, Hashable, Sendable,
  ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible
{
  /// The interval in seconds; may be negative or not finite.
  public var timeInterval: Double

  /// Creates an interval of a number of seconds.
  public init(_ timeInterval: Double) {
    self.timeInterval = timeInterval
  }

  /// Creates an interval from a literal number of whole seconds.
  public init(integerLiteral value: Int) {
    timeInterval = Double(value)
  }

  /// Creates an interval from a literal number of seconds.
  public init(floatLiteral value: Double) {
    timeInterval = value
  }

  /// Creates an interval of whole seconds; nil if `Double` cannot represent the number exactly.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    timeInterval = value
  }

  /// The absolute value in seconds.
  public var magnitude: Double { timeInterval.magnitude }

  /// An interval in whole seconds.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// An interval in seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// An interval in thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  /// An interval in millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  /// An interval in billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  /// Returns whether `a` is shorter than `b`; a negative interval is shorter than zero.
  public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
  /// The sum of two intervals.
  public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
  /// The difference of two intervals.
  public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
  /// The product of both numbers of seconds.
  public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
  /// Multiplies the number of seconds.
  public static func *= (a: inout Self, b: Self) { a = a * b }
}
