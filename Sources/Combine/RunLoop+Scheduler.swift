// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension RunLoop: Scheduler {
  /// A date.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = SchedulerStride
    public var date: Date

    public init(_ date: Date) {
      self.date = date
    }

    public func distance(to other: Self) -> Stride {
      SchedulerStride(other.date.timeIntervalSince(date))
    }

    public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
  }

  /// There are none.
  public struct SchedulerOptions {}

  private var frameTimers: FrameTimers? {
    guard let timers = FrameTimers.forCaller, self === RunLoop.main else { return nil }
    return timers
  }

  /// On the main thread of a program that runs in frames, the date is that of the frame.
  public var now: SchedulerTimeType { SchedulerTimeType(frameTimers?.date ?? Date()) }
  public var minimumTolerance: SchedulerStride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let timers = frameTimers { return runOnce(timers, at: timers.time, action) }
    nonisolated(unsafe) let action = action
    // A sleeping main loop does not hear of what is put into it from elsewhere; of its queue it does.
    if self === RunLoop.main { return DispatchQueue.main.async { action() } }
    perform { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let timers = frameTimers { return runOnce(timers, at: timers.time(of: date.date), action) }
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in
      action()
    }
    addAwake(timer)
  }

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
    addAwake(timer)
    return AnyCancellable { timer.invalidate() }
  }

  private func addAwake(_ timer: Timer) {
    guard self === RunLoop.main, !FrameTimers.isOnMainThread else {
      return add(timer, forMode: .common)
    }
    nonisolated(unsafe) let timer = timer
    DispatchQueue.main.async { RunLoop.main.add(timer, forMode: .common) }
  }
}
