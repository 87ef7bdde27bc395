// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Everything, sent on by a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: PostponingSubscriber(AnySubscriber(subscriber)) { [scheduler, options] action in
          scheduler.schedule(options: options, action)
        })
    }
  }

  /// Everything, a while later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: PostponingSubscriber(AnySubscriber(subscriber)) { [self] action in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
            action)
        })
    }
  }
}

extension Publisher {
  /// Sends values, and the end, on by a scheduler: on the main queue, say.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Sends values, and the end, on after an interval.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}

/// Puts off what comes, by what it is given to do so.
private final class PostponingSubscriber<Input, Failure: Error>: Subscriber, Subscription {
  private let downstream: Shared<AnySubscriber<Input, Failure>>
  private let upstream = Shared<any Subscription>()
  private let postpone: (@escaping () -> Void) -> Void

  init(
    _ downstream: AnySubscriber<Input, Failure>,
    _ postpone: @escaping (@escaping () -> Void) -> Void
  ) {
    self.downstream = Shared(downstream)
    self.postpone = postpone
  }

  func receive(subscription: any Subscription) {
    upstream.value = subscription
    downstream.value?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    postpone { [self] in
      guard let more = downstream.value?.receive(input), more > 0 else { return }
      upstream.value?.request(more)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream.value = nil
    postpone { [self] in downstream.take()?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    upstream.value?.request(demand)
  }

  func cancel() {
    downstream.value = nil
    upstream.take()?.cancel()
  }
}
