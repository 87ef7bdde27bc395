// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore

/// The dates at which a `TimelineView` updates its content.
public protocol TimelineSchedule {
  /// The sequence of dates, which may be infinite.
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// Returns dates in ascending order, beginning with the last one not after `startDate` if there
  /// is one.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency that is requested of a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// All entries of the schedule.
  case normal
  /// Fewer entries, for a display that saves power. The library never requests it.
  case lowFrequency
}
