// Part of Snapback, under the MIT licence; see LICENSE.

/// A subscription that has values ready and sends each of them when there is demand for it.
///
/// Values are received one after another, never nested: what is requested or becomes ready while the subscriber receives
/// a value is sent by the loop that is already running. Subclasses override `next()` and `isFinished`, which say
/// what is sent.
class SendingSubscription<Output, Failure: Error>: Subscription {
  final let downstream: LockedBox<AnySubscriber<Output, Failure>>
  /// The lock of this state and of that of the subclass.
  final let lock = StateLock()
  private final var demand = Subscribers.Demand.none
  private final var isSending = false

  init(_ subscriber: AnySubscriber<Output, Failure>) { downstream = LockedBox(subscriber) }

  /// Removes and returns the next value; nil if none is ready. Called under the lock.
  func next() -> Output? { nil }

  /// Whether no value will follow. Called under the lock.
  var isFinished: Bool { false }

  /// Ends the subscription; nothing is sent afterwards.
  func cancel() { downstream.value = nil }

  /// Sends the completion after the last value.
  func finish() { downstream.take()?.receive(completion: .finished) }

  final func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    sendWaiting()
  }

  /// Sends the values that are ready as far as there is demand, and the completion after the last one.
  final func sendWaiting() {
    let wasSending = lock.withLock {
      defer { isSending = true }
      return isSending
    }
    guard !wasSending else { return }
    while true {
      let (output, isFinished) = lock.withLock { () -> (Output?, Bool) in
        if demand > 0, let output = next() {
          demand -= 1
          return (output, false)
        }
        isSending = false
        return (nil, self.isFinished)
      }
      guard let output else {
        if isFinished { finish() }
        return
      }
      // After a cancellation the loop counts as running, so that no other one starts.
      guard let subscriber = downstream.value else { return }
      let more = subscriber.receive(output)
      lock.withLock { demand += more }
    }
  }

  /// Cancels the subscription, and then sends its completion, unless it has been cancelled before.
  final func complete(_ completion: Subscribers.Completion<Failure>) {
    guard let subscriber = downstream.take() else { return }
    cancel()
    subscriber.receive(completion: completion)
  }
}
