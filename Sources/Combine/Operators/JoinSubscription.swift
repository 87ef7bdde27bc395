// Part of Snapback, under the MIT licence; see LICENSE.

/// The subscription of one subscriber to several publishers.
///
/// Each publisher's values pass through a closure first, which returns what to send, if anything.
final class JoinSubscription<Output, Failure: Error>: Subscription {
  private let downstream: LockedBox<AnySubscriber<Output, Failure>>
  private let lock = StateLock()
  private var upstreams: [Int: any Subscription] = [:]
  private var demand = Subscribers.Demand.none
  private var unfinishedCount: Int

  init(_ downstream: AnySubscriber<Output, Failure>, count: Int) {
    self.downstream = LockedBox(downstream)
    unfinishedCount = count
  }

  /// Subscribes to all publishers, each with its index, then gives the subscriber this
  /// subscription.
  func start(_ attach: [(JoinSubscription, Int) -> Void]) {
    let downstream = downstream.value
    for (index, attach) in attach.enumerated() { attach(self, index) }
    downstream?.receive(subscription: self)
    if attach.isEmpty { finish() }
  }

  func add(_ subscription: any Subscription, at index: Int) {
    guard downstream.value != nil else { return subscription.cancel() }
    let (demand, old) = lock.withLock {
      (self.demand, upstreams.updateValue(subscription, forKey: index))
    }
    withExtendedLifetime(old) {}
    if demand > 0 { subscription.request(demand) }
  }

  /// Sends a value if there is demand. Returns how many more values the publisher at `index` may
  /// send; the others are requested to send as many more.
  func send(_ output: Output, from index: Int) -> Subscribers.Demand {
    let hasDemand = lock.withLock {
      defer { demand -= 1 }
      return demand > 0
    }
    guard hasDemand, let downstream = downstream.value else { return .none }
    let more = downstream.receive(output)
    guard more > 0 else { return .none }
    let others = lock.withLock {
      demand += more
      return upstreams.filter { $0.key != index }.values
    }
    for upstream in others { upstream.request(more) }
    return more
  }

  /// Handles a publisher's completion: a failure ends the stream, and so does the last regular
  /// completion.
  func finish(_ completion: Subscribers.Completion<Failure>, at index: Int) {
    let (remaining, finished) = lock.withLock {
      unfinishedCount -= 1
      return (unfinishedCount, upstreams.removeValue(forKey: index))
    }
    withExtendedLifetime(finished) {}
    if case .failure = completion {
      let downstream = downstream.take()
      cancel()
      downstream?.receive(completion: completion)
    } else if remaining == 0 {
      finish()
    }
  }

  private func finish() {
    downstream.take()?.receive(completion: .finished)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstreams = lock.withLock {
      self.demand += demand
      return self.upstreams.sorted { $0.key < $1.key }
    }
    for upstream in upstreams { upstream.value.request(demand) }
  }

  func cancel() {
    downstream.value = nil
    let upstreams = lock.withLock {
      let upstreams = self.upstreams
      self.upstreams = [:]
      return upstreams
    }
    for upstream in upstreams.values { upstream.cancel() }
  }
}
