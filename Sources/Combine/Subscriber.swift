// Part of Snapback, under the MIT licence; see LICENSE.

/// Something that takes the values of a publisher.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  /// Called first: the subscription is asked for values through this.
  func receive(subscription: any Subscription)
  /// Takes a value; answers how many more it takes than it asked for before.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that are nothing special.
public enum Subscriptions {
  /// One that never sends anything.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A subscriber whose kind is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    subscription = { subscriber.receive(subscription: $0) }
    value = { subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
  }

  public func receive(subscription: any Subscription) { self.subscription(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
