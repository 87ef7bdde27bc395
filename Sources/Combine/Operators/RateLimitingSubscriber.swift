// Part of Snapback, under the MIT licence; see LICENSE.

/// Receives all values of its upstream, stores one of them, and sends it when `received` decides
/// to.
final class RateLimitingSubscriber<Input, Failure: Error>: Subscriber, Subscription {
  private let downstream: LockedBox<AnySubscriber<Input, Failure>>
  private let upstream = LockedBox<any Subscription>()
  private let pending = LockedBox<Input>()
  private let keepsLatest: Bool
  private let received: (_ send: @escaping () -> Void) -> Void
  private let lock = StateLock()
  private var demand = Subscribers.Demand.none

  /// `received` is called for each value, with a function that sends the stored value, if there is
  /// one and demand for it. With `keepsLatest` a new value replaces the stored one.
  init(
    _ downstream: AnySubscriber<Input, Failure>, keepsLatest: Bool = true,
    _ received: @escaping (_ send: @escaping () -> Void) -> Void
  ) {
    self.downstream = LockedBox(downstream)
    self.keepsLatest = keepsLatest
    self.received = received
  }

  private func send() {
    guard let value = pending.take(), let downstream = downstream.value else { return }
    let hasDemand = lock.withLock {
      defer { demand -= 1 }
      return demand > 0
    }
    guard hasDemand else { return }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
  }

  func receive(subscription: any Subscription) {
    upstream.value = subscription
    downstream.value?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if keepsLatest || pending.value == nil { pending.value = input }
    received { [weak self] in self?.send() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream.value = nil
    downstream.take()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    downstream.value = nil
    upstream.take()?.cancel()
  }
}
