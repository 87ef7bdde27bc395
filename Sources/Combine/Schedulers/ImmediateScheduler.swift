// Part of Snapback, under the MIT licence; see LICENSE.

/// A scheduler that runs every action synchronously, before `schedule` returns, whatever its due
/// time.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There are no options.
  public typealias SchedulerOptions = Never
  /// The only instance that is needed; the scheduler has no state.
  public static let shared = ImmediateScheduler()

  /// A time that does not pass: all values are equal.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// An interval in seconds.
    public typealias Stride = SchedulerStride

    /// Zero.
    public func distance(to other: Self) -> SchedulerStride { .seconds(0) }
    /// The same time.
    public func advanced(by n: SchedulerStride) -> Self { self }
  }

  /// The one point in time.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// Zero.
  public var minimumTolerance: SchedulerStride { .seconds(0) }

  /// Runs the action before it returns.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs the action before it returns; the date is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerStride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the action once before it returns, and never again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerStride, tolerance: SchedulerStride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
