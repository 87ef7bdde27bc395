// Part of Snapback, under the MIT licence; see LICENSE.

/// A context in which actions run: when, and on which thread.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in time on the scheduler's clock.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Settings for a scheduled action.
  associatedtype SchedulerOptions

  /// The current time on the scheduler's clock.
  var now: SchedulerTimeType { get }
  /// The smallest delay beyond the due time that the scheduler can guarantee.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs an action as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs an action at a time, or up to `tolerance` later.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs an action at a time and then at intervals, until the returned object is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs an action as soon as possible, with the default options.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs an action at a time, with the minimum tolerance and the default options.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs an action at a time and then at intervals until it is cancelled, with the minimum
  /// tolerance and the default options.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}
