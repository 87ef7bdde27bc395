// Part of Snapback, under the MIT licence; see LICENSE.

/// A subscription whose values come from one publisher after another. Demand that one has not used is passed on to the
/// next.
final class SerialSubscription<Output, Failure: Error>: Subscription {
  private let downstream: LockedBox<AnySubscriber<Output, Failure>>
  private let lock = StateLock()
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none

  /// Gives the subscriber its subscription.
  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    downstream = LockedBox(AnySubscriber(subscriber))
    subscriber.receive(subscription: self)
  }

  /// Attaches the next publisher. `ending` handles its completion.
  func attach<P: Publisher>(
    _ publisher: P, ending: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    guard downstream.value != nil else { return }
    publisher.receive(subscriber: SerialSubscriber(self, ending))
  }

  fileprivate func add(_ subscription: any Subscription) {
    guard downstream.value != nil else { return subscription.cancel() }
    let (demand, old) = lock.withLock {
      let old = upstream
      upstream = subscription
      return (self.demand, old)
    }
    withExtendedLifetime(old) {}
    if demand > 0 { subscription.request(demand) }
  }

  fileprivate func send(_ output: Output) -> Subscribers.Demand {
    guard let downstream = downstream.value else { return .none }
    lock.withLock { demand -= 1 }
    let more = downstream.receive(output)
    lock.withLock { demand += more }
    return more
  }

  /// Sends the completion. Nothing follows it.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = downstream.take()
    let old = lock.withLock {
      let old = upstream
      upstream = nil
      return old
    }
    withExtendedLifetime(old) {}
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      self.demand += demand
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    downstream.value = nil
    let old = lock.withLock {
      let old = upstream
      upstream = nil
      return old
    }
    old?.cancel()
  }
}

private struct SerialSubscriber<Input, Failure: Error, NewFailure: Error>: Subscriber {
  let serial: SerialSubscription<Input, NewFailure>
  let ending: (Subscribers.Completion<Failure>) -> Void

  init(
    _ serial: SerialSubscription<Input, NewFailure>,
    _ ending: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.serial = serial
    self.ending = ending
  }

  func receive(subscription: any Subscription) { serial.add(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { serial.send(input) }
  func receive(completion: Subscribers.Completion<Failure>) { ending(completion) }
}
