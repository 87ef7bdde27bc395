// Part of Snapback, under the MIT licence; see LICENSE.

import Runtime

/// The subscription of one subscriber to a subject, with its remaining demand.
final class SubjectSubscription<Output, Failure: Error>: Subscription {
  private let subscriber: LockedBox<AnySubscriber<Output, Failure>>
  private let current: () -> Output?
  private weak let subscribers: SubjectSubscribers<Output, Failure>?
  private let lock = StateLock()
  private var demand = Subscribers.Demand.none
  /// The number of calls of the subscriber that have not returned.
  private var sendDepth = 0
  /// Whether the current value has not been sent yet, because there was no demand for it.
  private var needsCurrentValue = true

  init(
    _ subscriber: AnySubscriber<Output, Failure>,
    _ subscribers: SubjectSubscribers<Output, Failure>, _ current: @escaping () -> Output?
  ) {
    self.subscriber = LockedBox(subscriber)
    self.subscribers = subscribers
    self.current = current
  }

  /// Sends a value if there is demand for one, and drops it otherwise.
  func send(_ value: Output) {
    guard let subscriber = subscriber.value else { return }
    let (hasDemand, isNested) = lock.withLock {
      needsCurrentValue = demand == 0
      demand -= 1
      if !needsCurrentValue { sendDepth += 1 }
      return (!needsCurrentValue, sendDepth > 1)
    }
    guard hasDemand else { return }
    // A stack that is full of views instead of these calls ends with the message that a view contains itself.
    if isNested, CallStack.isNearlyFull {
      fatalError(
        """
        A subscriber of values of type \(Output.self) recursively sends values to its own publisher. \
        An object that changes itself in objectWillChange does so, too.
        """)
    }
    let more = subscriber.receive(value)
    lock.withLock {
      demand += more
      sendDepth -= 1
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    subscriber.take()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let sendsCurrentValue = lock.withLock {
      self.demand += demand
      return needsCurrentValue && self.demand > 0
    }
    if sendsCurrentValue, let value = current() { send(value) }
  }

  func cancel() {
    subscriber.value = nil
    subscribers?.remove(self)
  }
}
