// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore

/// A schedule of every frame, or at a minimum interval, unless it is paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval
  let paused: Bool

  /// Creates a schedule. `minimumInterval` is in seconds; nil and 0 mean every frame. While paused
  /// it has a single date.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    self.minimumInterval = max(0, minimumInterval ?? 0)
    self.paused = paused
  }

  /// The dates from `start` on; only `start` while the schedule is paused.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: start, interval: paused ? nil : max(minimumInterval, 1e-3))
  }

  /// The dates of an animation schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date?
    /// In seconds; nil if there is a single date.
    fileprivate let interval: TimeInterval?

    /// The next date; nil after the first one of a paused schedule.
    public mutating func next() -> Date? {
      defer { date = interval.flatMap { interval in date?.addingTimeInterval(interval) } }
      return date
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule with a date for each frame that is drawn.
  public static var animation: Self { AnimationTimelineSchedule() }

  /// A schedule of every frame, or at a minimum interval in seconds, unless it is paused.
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
