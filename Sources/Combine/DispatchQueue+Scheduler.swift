// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension DispatchQueue: Scheduler {
  /// A time on the queue's clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = SchedulerStride
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public static func == (a: Self, b: Self) -> Bool { a.dispatchTime == b.dispatchTime }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return SchedulerStride((Double(to) - Double(from)) / 1e9)
    }

    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }
  }

  /// How an action is to be run.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      self.qos = qos
      self.flags = flags
    }
  }

  /// There are many objects for the one main queue; its label is its own.
  private var frameTimers: FrameTimers? {
    label == DispatchQueue.main.label ? FrameTimers.forCaller : nil
  }

  /// On the main thread of a program that runs in frames, the main queue's time is that of the frame.
  public var now: SchedulerTimeType {
    guard let timers = frameTimers else {
      return SchedulerTimeType(.now())
    }
    return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(max(0, timers.time) * 1e9) + 1))
  }

  public var minimumTolerance: SchedulerStride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let timers = frameTimers {
      return runOnce(timers, at: timers.time, action)
    }
    nonisolated(unsafe) let action = action
    async(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let timers = frameTimers {
      return runOnce(timers, at: timers.time + now.distance(to: date).timeInterval, action)
    }
    nonisolated(unsafe) let action = action
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

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

/// Runs an action once, which cannot be called off.
func runOnce(_ timers: FrameTimers, at time: Double, _ action: @escaping () -> Void) {
  let ticket = Shared<AnyCancellable>()
  ticket.value = timers.run(at: time) { _ in
    action()
    ticket.value = nil
  }
}
