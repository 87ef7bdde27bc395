// Part of Snapback, under the MIT licence; see LICENSE.

/// A publisher that sends no values. It finishes at once, or never.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether each subscriber receives the completion at once; otherwise the stream never ends.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Sends an empty subscription, and the completion if `completeImmediately` is true.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
