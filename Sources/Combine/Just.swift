// Part of Snapback, under the MIT licence; see LICENSE.

/// Sends one value, and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence<[Output], Never>(sequence: [output]).receive(subscriber: subscriber)
  }
}

/// Sends nothing: ends at once, or never.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Publishers {
  /// Sends the elements of a sequence, as many as are asked for, and ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

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
  /// Sends the elements, and ends.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

private final class SequenceSubscription<Output, Failure: Error>: Subscription {
  private let elements: [Output]
  private let subscriber: Shared<AnySubscriber<Output, Failure>>
  private var next = 0
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ elements: [Output], _ subscriber: AnySubscriber<Output, Failure>) {
    self.elements = elements
    self.subscriber = Shared(subscriber)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    // Asked for more while a value is received: the loop below goes on.
    guard !isSending else { return }
    isSending = true
    while next < elements.count, self.demand > 0, let subscriber = subscriber.value {
      self.demand -= 1
      next += 1
      self.demand += subscriber.receive(elements[next - 1])
    }
    isSending = false
    if next == elements.count { subscriber.take()?.receive(completion: .finished) }
  }

  func cancel() {
    subscriber.value = nil
  }
}
