// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// The last value, once there was none for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let thinned = ThinningSubscriber<Output, Failure>(AnySubscriber(subscriber)) {
        [scheduler, dueTime, options] gate in
        // Each value starts the wait anew: only the last wait ends in a value.
        gate.round += 1
        let round = gate.round
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          if gate.round == round { gate.open() }
        }
      }
      upstream.receive(subscriber: thinned)
    }
  }

  /// At most one value in each interval: the first or the last of those that came.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var opened: Context.SchedulerTimeType?
      let thinned = ThinningSubscriber<Output, Failure>(
        AnySubscriber(subscriber), keepsLatest: latest
      ) { [scheduler, interval] gate in
        guard !gate.isWaiting else { return }
        let now = scheduler.now
        let due = opened?.advanced(by: interval) ?? now
        if due <= now {
          opened = now
          return gate.open()
        }
        gate.isWaiting = true
        scheduler.schedule(after: due) {
          opened = scheduler.now
          gate.isWaiting = false
          gate.open()
        }
      }
      upstream.receive(subscriber: thinned)
    }
  }
}

extension Publisher {
  /// Waits until no value has come for a time, then sends the last.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Sends one value in each interval at most: the last that came, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// Takes everything, and sends one value each time its gate is opened.
private final class ThinningSubscriber<Input, Failure: Error>: Subscriber, Subscription {
  /// Lets one value through.
  final class Gate {
    var round = 0
    var isWaiting = false
    fileprivate(set) var open: () -> Void = {}
  }

  private let downstream: Shared<AnySubscriber<Input, Failure>>
  private let upstream = Shared<any Subscription>()
  private let pending = Shared<Input>()
  private let gate = Gate()
  private let keepsLatest: Bool
  private let received: (Gate) -> Void
  private var demand = Subscribers.Demand.none

  init(
    _ downstream: AnySubscriber<Input, Failure>, keepsLatest: Bool = true,
    _ received: @escaping (Gate) -> Void
  ) {
    self.downstream = Shared(downstream)
    self.keepsLatest = keepsLatest
    self.received = received
    gate.open = { [weak self] in self?.send() }
  }

  private func send() {
    guard let value = pending.take(), let downstream = downstream.value else { return }
    let isWanted = exclusively {
      defer { demand -= 1 }
      return demand > 0
    }
    guard isWanted else { return }
    let more = downstream.receive(value)
    exclusively { demand += more }
  }

  func receive(subscription: any Subscription) {
    upstream.value = subscription
    downstream.value?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if keepsLatest || pending.value == nil { pending.value = input }
    received(gate)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream.value = nil
    downstream.take()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    exclusively { self.demand += demand }
  }

  func cancel() {
    downstream.value = nil
    upstream.take()?.cancel()
  }
}
