// Part of Snapback, under the MIT licence; see LICENSE.

/// The values of one publisher that wait for those of the others.
final class ZipQueue<Value>: ZipQueueState {
  private var values: [Value] = []

  /// Removes the first value; nil if there is none.
  var next: Value? { values.isEmpty ? nil : values.removeFirst() }
  override var isEmpty: Bool { values.isEmpty }
  func append(_ value: Value) { values.append(value) }
}

/// A queue of any type of values, under the lock of its subscription.
class ZipQueueState {
  var upstream: (any Subscription)?
  var isFinished = false
  var isEmpty: Bool { true }
}

/// The subscription to values that are made of one value each of several publishers.
final class ZipSubscription<Output, Failure: Error>: SendingSubscription<Output, Failure> {
  private let queues: [ZipQueueState]
  private let takeNext: () -> Output?
  private var isStarted = false

  init<S: Subscriber>(
    _ subscriber: S, _ queues: [ZipQueueState], _ takeNext: @escaping () -> Output?
  ) where S.Input == Output, S.Failure == Failure {
    self.queues = queues
    self.takeNext = takeNext
    super.init(AnySubscriber(subscriber))
  }

  fileprivate func add(_ subscription: any Subscription, _ queue: ZipQueueState) {
    let isComplete = lock.withLock {
      queue.upstream = subscription
      guard !isStarted, queues.allSatisfy({ $0.upstream != nil }) else { return false }
      isStarted = true
      return true
    }
    guard isComplete else { return }
    downstream.value?.receive(subscription: self)
    let upstreams = lock.withLock { queues.compactMap(\.upstream) }
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  fileprivate func append<Value>(_ value: Value, _ queue: ZipQueue<Value>) {
    lock.withLock { queue.append(value) }
    sendWaiting()
  }

  fileprivate func finish(_ completion: Subscribers.Completion<Failure>, _ queue: ZipQueueState) {
    if case .failure = completion { return complete(completion) }
    lock.withLock { queue.isFinished = true }
    sendWaiting()
  }

  override func next() -> Output? { queues.allSatisfy { !$0.isEmpty } ? takeNext() : nil }

  override var isFinished: Bool { isStarted && queues.contains { $0.isFinished && $0.isEmpty } }

  /// Ends the publishers that have not finished, too.
  override func finish() { complete(.finished) }

  override func cancel() {
    super.cancel()
    let upstreams = lock.withLock {
      let upstreams = queues.compactMap(\.upstream)
      for queue in queues { queue.upstream = nil }
      return upstreams
    }
    for upstream in upstreams { upstream.cancel() }
  }
}

/// The subscriber to one of the publishers.
struct ZipSubscriber<Input, Output, Failure: Error>: Subscriber {
  private let zip: ZipSubscription<Output, Failure>
  private let queue: ZipQueue<Input>

  init(_ zip: ZipSubscription<Output, Failure>, _ queue: ZipQueue<Input>) {
    self.zip = zip
    self.queue = queue
  }

  func receive(subscription: any Subscription) { zip.add(subscription, queue) }

  func receive(_ input: Input) -> Subscribers.Demand {
    zip.append(input, queue)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { zip.finish(completion, queue) }
}
