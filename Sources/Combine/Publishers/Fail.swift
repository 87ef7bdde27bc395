// Part of Snapback, under the MIT licence; see LICENSE.

/// A publisher that sends no values and fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error that ends the stream.
  public let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) {
    self.error = error
  }

  /// Sends an empty subscription and the failure.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}
