// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends the elements of a sequence as they are requested, then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The sequence's elements.
    public typealias Output = Elements.Element
    /// The sequence, which is iterated once for each subscriber.
    public let sequence: Elements

    /// Creates a publisher of a sequence's elements.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Copies the elements, so an infinite sequence does not return, and sends them on request.
    /// - Note: Differs from SwiftUI: the elements are copied when a subscriber is attached rather
    ///   than read one by one.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let elements = Array(sequence)
      guard !elements.isEmpty else {
        return Empty<Output, Failure>().receive(subscriber: subscriber)
      }
      subscriber.receive(
        subscription: SequenceSubscription(
          elements, AnySubscriber<Output, Failure>(subscriber)))
    }
  }
}

extension Sequence {
  /// A publisher that sends the elements and finishes.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

private final class SequenceSubscription<Output, Failure: Error>: Subscription {
  private let elements: [Output]
  private let subscriber: LockedBox<AnySubscriber<Output, Failure>>
  private let lock = StateLock()
  private var next = 0
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ elements: [Output], _ subscriber: AnySubscriber<Output, Failure>) {
    self.elements = elements
    self.subscriber = LockedBox(subscriber)
  }

  func request(_ demand: Subscribers.Demand) {
    let wasSending = lock.withLock {
      self.demand += demand
      defer { isSending = true }
      return isSending
    }
    // Requests made while a value is being received are served by the loop that sends it.
    guard !wasSending else { return }
    while let index = nextIndex() {
      guard let subscriber = subscriber.value else { return }
      let more = subscriber.receive(elements[index])
      lock.withLock { self.demand += more }
    }
  }

  /// Consumes one value of the demand. Returns nil, and ends the loop, if there is no demand or the
  /// elements are used up; in the latter case it sends the completion.
  private func nextIndex() -> Int? {
    let (index, isFinished) = lock.withLock { () -> (Int?, Bool) in
      guard next < elements.count, demand > 0 else {
        isSending = false
        return (nil, next == elements.count)
      }
      demand -= 1
      next += 1
      return (next - 1, false)
    }
    if isFinished { subscriber.take()?.receive(completion: .finished) }
    return index
  }

  func cancel() {
    subscriber.value = nil
  }
}
