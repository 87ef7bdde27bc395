// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension RunLoop: Scheduler {
  /// A date on a run loop's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// An interval in seconds.
    public typealias Stride = SchedulerStride
    /// The date of this time.
    public var date: Date

    /// Wraps a date.
    public init(_ date: Date) {
      self.date = date
    }

    /// The interval from this time to another; negative if the other is earlier.
    public func distance(to other: Self) -> Stride {
      SchedulerStride(other.date.timeIntervalSince(date))
    }

    /// The time an interval later.
    public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
  }

  /// Run loops have no scheduler options; the type only satisfies the protocol.
  public struct SchedulerOptions {}

  private var frameTimers: (any FrameTimerScheduling)? {
    guard let timers = MainThread.callersFrameTimers, self === RunLoop.main else { return nil }
    return timers
  }

  /// The current date. On the main thread of a program that runs in frames, the main run loop's
  /// date is that of the current frame.
  public var now: SchedulerTimeType { SchedulerTimeType(frameTimers?.date ?? Date()) }
  /// Zero.
  public var minimumTolerance: SchedulerStride { .seconds(0) }

  /// Runs an action in the loop's next pass; from the main thread to the main run loop, in the next
  /// frame.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let timers = frameTimers { return timers.runOnce(at: timers.time, action) }
    nonisolated(unsafe) let action = action
    // `perform` from another thread does not wake a sleeping main run loop; its queue does.
    if self === RunLoop.main { return DispatchQueue.main.async { action() } }
    perform { action() }
  }

  /// Runs an action on the loop at a date. The tolerance is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let timers = frameTimers {
      return timers.runOnce(at: timers.time(of: date.date), action)
    }
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in
      action()
    }
    addWakingLoop(timer)
  }

  /// Runs an action on the loop at a date and then at intervals, until the returned object is
  /// cancelled or released. The tolerance is ignored.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerStride, tolerance: SchedulerStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let timers = frameTimers {
      return timers.run(at: timers.time(of: date.date), every: interval.timeInterval) { _ in
        action()
      }
    }
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action()
    }
    addWakingLoop(timer)
    return AnyCancellable { timer.invalidate() }
  }

  /// Adds a timer; to the main run loop from another thread through its queue, which wakes it.
  private func addWakingLoop(_ timer: Timer) {
    guard self === RunLoop.main, !MainThread.isCurrent else {
      return add(timer, forMode: .common)
    }
    nonisolated(unsafe) let timer = timer
    DispatchQueue.main.async { RunLoop.main.add(timer, forMode: .common) }
  }
}
