// Part of Snapback, under the MIT licence; see LICENSE.

/// A type-erased publisher, which forwards subscribers to the one it was created from.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let base: any Publisher<Output, Failure>

  /// Wraps a publisher and hides its type. An `AnyPublisher` is not wrapped again.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    base = (publisher as? AnyPublisher)?.base ?? publisher
  }

  /// Attaches the subscriber to the wrapped publisher.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    base.receive(subscriber: subscriber)
  }
}
