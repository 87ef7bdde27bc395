// Part of Snapback, under the MIT licence; see LICENSE.

/// A type-erased subscriber, which forwards everything to the one it was created from.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  /// Wraps a subscriber and hides its type.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    subscription = { subscriber.receive(subscription: $0) }
    value = { subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
  }

  /// Forwards the subscription to the wrapped subscriber.
  public func receive(subscription: any Subscription) { self.subscription(subscription) }
  /// Forwards a value and returns the wrapped subscriber's further demand.
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  /// Forwards the completion to the wrapped subscriber.
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
