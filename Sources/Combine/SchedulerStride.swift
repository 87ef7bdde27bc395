// Part of Snapback, under the MIT licence; see LICENSE.

/// A length of time in seconds; a number without a unit means seconds.
public struct SchedulerStride: SignedNumeric, Comparable, Hashable, Sendable,
  ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible
{
  public var timeInterval: Double

  public init(_ timeInterval: Double) {
    self.timeInterval = timeInterval
  }

  public init(integerLiteral value: Int) {
    timeInterval = Double(value)
  }

  public init(floatLiteral value: Double) {
    timeInterval = value
  }

  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    timeInterval = value
  }

  public var magnitude: Double { timeInterval.magnitude }

  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
  public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
  public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
  public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}
