// Part of Snapback, under the MIT licence; see LICENSE.

/// A publisher that makes another one for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values of the publisher that is made.
  public typealias Output = DeferredPublisher.Output
  /// The error of the publisher that is made.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher of a subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher from a closure, which runs once for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches the subscriber to a new publisher.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
