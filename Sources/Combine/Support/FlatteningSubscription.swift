// Part of Snapback, under the MIT licence; see LICENSE.

/// The subscription to the values of publishers that another publisher sends.
///
/// Values that arrive without demand wait for it.
final class FlatteningSubscription<Output, Failure: Error>: SendingSubscription<Output, Failure> {
  private let isLatestOnly: Bool
  private var outer: (any Subscription)?
  private var inner: [Int: any Subscription] = [:]
  /// The publishers that have not finished.
  private var active: Set<Int> = []
  private var nextIndex = 0
  private var isOuterFinished = false
  private var waiting: [Output] = []

  /// - Parameter isLatestOnly: Whether a new publisher ends the one before.
  init<S: Subscriber>(_ subscriber: S, isLatestOnly: Bool)
  where S.Input == Output, S.Failure == Failure {
    self.isLatestOnly = isLatestOnly
    super.init(AnySubscriber(subscriber))
  }

  /// Gives the subscriber its subscription and requests `maximum` publishers.
  func start(_ outer: any Subscription, _ maximum: Subscribers.Demand) {
    lock.withLock { self.outer = outer }
    downstream.value?.receive(subscription: self)
    guard downstream.value != nil else { return outer.cancel() }
    outer.request(maximum)
  }

  /// Attaches a publisher that the outer one has sent.
  func attach<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    guard downstream.value != nil else { return }
    let (index, old) = lock.withLock {
      let old = isLatestOnly ? Array(inner.values) : []
      if isLatestOnly {
        inner = [:]
        active = []
      }
      nextIndex += 1
      active.insert(nextIndex)
      return (nextIndex, old)
    }
    for subscription in old { subscription.cancel() }
    publisher.receive(subscriber: InnerSubscriber(self, index))
  }

  fileprivate func add(_ subscription: any Subscription, _ index: Int) {
    let isActive = lock.withLock {
      guard active.contains(index) else { return false }
      inner[index] = subscription
      return true
    }
    guard isActive else { return subscription.cancel() }
    subscription.request(.unlimited)
  }

  fileprivate func send(_ output: Output, _ index: Int) {
    lock.withLock { if active.contains(index) { waiting.append(output) } }
    sendWaiting()
  }

  fileprivate func finish(_ completion: Subscribers.Completion<Failure>, _ index: Int) {
    if case .failure = completion {
      // One that a newer publisher has replaced ends nothing.
      if lock.withLock({ active.contains(index) }) { complete(completion) }
      return
    }
    let (old, outer) = lock.withLock {
      active.remove(index)
      return (inner.removeValue(forKey: index), isOuterFinished ? nil : self.outer)
    }
    withExtendedLifetime(old) {}
    if !isLatestOnly { outer?.request(.max(1)) }
    sendWaiting()
  }

  /// Handles the completion of the outer publisher: the stream ends with the last of the others.
  func finishOuter(_ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return complete(completion) }
    lock.withLock { isOuterFinished = true }
    sendWaiting()
  }

  override func next() -> Output? { waiting.isEmpty ? nil : waiting.removeFirst() }

  override var isFinished: Bool { isOuterFinished && active.isEmpty && waiting.isEmpty }

  override func cancel() {
    super.cancel()
    // Values are released outside of the lock: their deinitializers may use the subscription.
    let (all, values) = lock.withLock {
      let all = Array(inner.values) + (outer.map { [$0] } ?? [])
      let values = waiting
      inner = [:]
      active = []
      waiting = []
      outer = nil
      return (all, values)
    }
    withExtendedLifetime(values) {}
    for subscription in all { subscription.cancel() }
  }
}

private struct InnerSubscriber<Input, Failure: Error>: Subscriber {
  let owner: FlatteningSubscription<Input, Failure>
  let index: Int

  init(_ owner: FlatteningSubscription<Input, Failure>, _ index: Int) {
    self.owner = owner
    self.index = index
  }

  func receive(subscription: any Subscription) { owner.add(subscription, index) }

  func receive(_ input: Input) -> Subscribers.Demand {
    owner.send(input, index)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { owner.finish(completion, index) }
}

/// The subscriber to the outer publisher.
struct OuterSubscriber<Input, Output, Failure: Error>: Subscriber {
  let owner: FlatteningSubscription<Output, Failure>
  let maximum: Subscribers.Demand
  let attach: (Input) -> Void

  func receive(subscription: any Subscription) { owner.start(subscription, maximum) }

  func receive(_ input: Input) -> Subscribers.Demand {
    attach(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { owner.finishOuter(completion) }
}
