// Part of Snapback, under the MIT licence; see LICENSE.

/// A time interval that can be made from a number of seconds or of their parts.
public protocol SchedulerTimeIntervalConvertible {
  /// An interval in whole seconds.
  static func seconds(_ s: Int) -> Self
  /// An interval in seconds.
  static func seconds(_ s: Double) -> Self
  /// An interval in thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// An interval in millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// An interval in billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}
