// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore

/// A schedule of dates at a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule from a start date on. `interval` is in seconds; less than 1 ms, or NaN,
  /// counts as 1 ms.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval > 1e-3 ? interval : 1e-3
  }

  /// The dates of the schedule, beginning with the last one not after `startDate`, or with the
  /// first.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start)
    return Entries(
      start: start, interval: interval, index: max(0, (passed / interval).rounded(.down)))
  }

  /// The dates of a periodic schedule, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var index: Double

    /// The next date; never nil.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule from a date on, at an interval in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
