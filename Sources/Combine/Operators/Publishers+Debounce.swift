// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends the latest value of its upstream after an interval without a new one.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The interval without a value after which the latest is sent.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the interval and on which values are sent.
    public let scheduler: Context
    /// The options of each scheduled action; nil for the scheduler's default.
    public let options: Context.SchedulerOptions?

    /// Attaches the subscriber to the upstream. A value that waits when the upstream ends is
    /// dropped.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      // Each value starts a new wait, and only the last wait sends one.
      let waits = LatestCall()
      let limiter = RateLimitingSubscriber<Output, Failure>(AnySubscriber(subscriber)) {
        [scheduler, dueTime, options] send in
        let number = waits.begin()
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          if waits.isLatest(number) { send() }
        }
      }
      upstream.receive(subscriber: limiter)
    }
  }
}

extension Publisher {
  /// Sends the latest value once none has arrived for an interval. A value that waits when the
  /// publisher ends is dropped.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// Numbers calls, to find out later whether one was the latest.
private final class LatestCall {
  private let lock = StateLock()
  private var count = 0

  func begin() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }

  func isLatest(_ number: Int) -> Bool { lock.withLock { count == number } }
}
