// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends the values and the completion of its upstream on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The scheduler on which the subscriber receives them.
    public let scheduler: Context
    /// The options of each scheduled action; nil for the scheduler's default.
    public let options: Context.SchedulerOptions?

    /// Attaches the subscriber to the upstream, with the scheduler between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: SchedulingSubscriber(AnySubscriber(subscriber)) { [scheduler, options] action in
          scheduler.schedule(options: options, action)
        })
    }
  }

  /// Sends the values and the completion of its upstream after an interval.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The delay.
    public let interval: Context.SchedulerTimeType.Stride
    /// The time by which the delay may exceed the interval.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler on which the subscriber receives the values.
    public let scheduler: Context
    /// The options of each scheduled action; nil for the scheduler's default.
    public let options: Context.SchedulerOptions?

    /// Attaches the subscriber to the upstream, with the delay between them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: SchedulingSubscriber(AnySubscriber(subscriber)) { [self] action in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
            action)
        })
    }
  }
}

extension Publisher {
  /// Sends values and the completion on a scheduler, for example on the main queue.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Sends each value and the completion an interval after they arrive. Without a tolerance the
  /// scheduler's minimum is used.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}

/// Forwards values and the completion by a function that schedules each of them.
private final class SchedulingSubscriber<Input, Failure: Error>: Subscriber, Subscription {
  private let downstream: LockedBox<AnySubscriber<Input, Failure>>
  private let upstream = LockedBox<any Subscription>()
  private let schedule: (@escaping () -> Void) -> Void

  init(
    _ downstream: AnySubscriber<Input, Failure>,
    _ schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.downstream = LockedBox(downstream)
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    upstream.value = subscription
    downstream.value?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    schedule { [self] in
      guard let more = downstream.value?.receive(input), more > 0 else { return }
      upstream.value?.request(more)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream.value = nil
    schedule { [self] in downstream.take()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    upstream.value?.request(demand)
  }

  func cancel() {
    downstream.value = nil
    upstream.take()?.cancel()
  }
}
