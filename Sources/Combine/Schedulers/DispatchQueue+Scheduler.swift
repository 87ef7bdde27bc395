// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension DispatchQueue: Scheduler {
  /// A time on the queue's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// An interval in seconds.
    public typealias Stride = SchedulerStride
    /// The time as Dispatch represents it.
    public var dispatchTime: DispatchTime

    /// Wraps a time of Dispatch.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Returns whether both are the same time.
    public static func == (a: Self, b: Self) -> Bool { a.dispatchTime == b.dispatchTime }
    /// Hashes the time in nanoseconds.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// The interval from this time to another; negative if the other is earlier.
    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return SchedulerStride((Double(to) - Double(from)) / 1e9)
    }

    /// The time an interval later.
    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }
  }

  /// The quality of service and the flags with which an action runs on a queue.
  public struct SchedulerOptions {
    /// The quality of service of the action.
    public var qos: DispatchQoS
    /// The flags of the action's work item.
    public var flags: DispatchWorkItemFlags

    /// Creates options; the defaults leave everything to the queue.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      self.qos = qos
      self.flags = flags
    }
  }

  /// The frame timers if this is the main queue and the caller runs on it. Foundation makes several
  /// objects for the main queue, so it is recognized by its label.
  private var frameTimers: (any FrameTimerScheduling)? {
    label == DispatchQueue.main.label ? MainThread.callersFrameTimers : nil
  }

  /// The current time. On the main thread of a program that runs in frames, the main queue's time
  /// is that of the current frame.
  public var now: SchedulerTimeType {
    guard let timers = frameTimers else {
      return SchedulerTimeType(.now())
    }
    return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(max(0, timers.time) * 1e9) + 1))
  }

  /// Zero.
  public var minimumTolerance: SchedulerStride { .seconds(0) }

  /// Runs an action asynchronously on the queue; from the main thread to the main queue, in the
  /// next frame.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let timers = frameTimers { return timers.runOnce(at: timers.time, action) }
    nonisolated(unsafe) let action = action
    async(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
  }

  /// Runs an action on the queue at a time. The tolerance is ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let timers = frameTimers {
      return timers.runOnce(at: timers.time + now.distance(to: date).timeInterval, action)
    }
    nonisolated(unsafe) let action = action
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

  /// Runs an action on the queue at a time and then at intervals, until the returned object is
  /// cancelled or released. The tolerance is ignored.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerStride, tolerance: SchedulerStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let timers = frameTimers {
      let due = timers.time + now.distance(to: date).timeInterval
      return timers.run(at: due, every: interval.timeInterval) { _ in action() }
    }
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    timer.setEventHandler { action() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
