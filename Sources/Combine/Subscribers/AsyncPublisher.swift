// Part of Snapback, under the MIT licence; see LICENSE.

/// The values of a publisher that cannot fail, for `for await`.
///
/// A value is requested when it is awaited. What a timer or a subject sends in between is lost.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output
  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let subscriber = AwaitingSubscriber<P.Output, Never>()
    publisher.subscribe(subscriber)
    return Iterator(subscriber: subscriber)
  }

  /// A subscription.
  public struct Iterator: AsyncIteratorProtocol {
    let subscriber: AwaitingSubscriber<P.Output, Never>

    /// Returns the next value; nil after the last one and when the task is cancelled.
    public mutating func next() async -> P.Output? { try? await subscriber.next() }
  }
}

/// The values of a publisher that can fail, for `for try await`.
///
/// A value is requested when it is awaited. What a timer or a subject sends in between is lost.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output
  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let subscriber = AwaitingSubscriber<P.Output, P.Failure>()
    publisher.subscribe(subscriber)
    return Iterator(subscriber: subscriber)
  }

  /// A subscription.
  public struct Iterator: AsyncIteratorProtocol {
    let subscriber: AwaitingSubscriber<P.Output, P.Failure>

    /// Returns the next value; nil after the last one and when the task is cancelled.
    public mutating func next() async throws -> P.Output? { try await subscriber.next() }
  }
}

extension Publisher where Failure == Never {
  /// The values as a sequence for `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as a sequence for `for try await`.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
