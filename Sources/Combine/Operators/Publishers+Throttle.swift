// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends at most one value of its upstream in each interval: the first or the latest of those
  /// that arrived.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The smallest time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that measures the interval and on which delayed values are sent.
    public let scheduler: Context
    /// Whether the latest value of an interval is sent rather than the first.
    public let latest: Bool

    /// Attaches the subscriber to the upstream. The first value is sent at once; a value that waits
    /// when the upstream ends is dropped.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let timing = Timing<Context.SchedulerTimeType>(interval)
      let limiter = RateLimitingSubscriber<Output, Failure>(
        AnySubscriber(subscriber), keepsLatest: latest
      ) { [scheduler] send in
        switch timing.handleValue(at: scheduler.now) {
        case .send: send()
        case .wait: break
        case .schedule(let due):
          scheduler.schedule(after: due) {
            timing.endWait(at: scheduler.now)
            send()
          }
        }
      }
      upstream.receive(subscriber: limiter)
    }
  }
}

extension Publisher {
  /// Sends at most one value in each interval: the latest that arrived, or the first. A value that
  /// waits when the publisher ends is dropped.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// The state of a throttled subscriber: it may send immediately, or after a wait that has begun or is to begin.
private final class Timing<Time: Strideable> {
  enum Decision {
    case send
    case wait
    case schedule(Time)
  }

  private let interval: Time.Stride
  private let lock = StateLock()
  private var lastSent: Time?
  private var isWaiting = false

  init(_ interval: Time.Stride) {
    self.interval = interval
  }

  func handleValue(at now: Time) -> Decision {
    lock.withLock {
      guard !isWaiting else { return .wait }
      let due = lastSent?.advanced(by: interval) ?? now
      if due <= now {
        lastSent = now
        return .send
      }
      isWaiting = true
      return .schedule(due)
    }
  }

  func endWait(at now: Time) {
    lock.withLock {
      lastSent = now
      isWaiting = false
    }
  }
}
