// Part of Snapback, under the MIT licence; see LICENSE.

/// A subject that sends each value to its current subscribers and stores none.
///
/// A value is dropped for a subscriber that has no demand at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubjectSubscribers<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value to the subscribers present at the time of the call. Values may be sent from any
  /// thread, and from within a subscriber's `receive`. After the completion it does nothing.
  public func send(_ value: Output) {
    for subscription in subscribers.subscriptions { subscription.send(value) }
  }

  /// Ends the stream for all present and later subscribers. Only the first completion counts.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.finish(completion)
  }

  /// Requests unlimited values from an upstream publisher, until this subject is released.
  public func send(subscription: any Subscription) {
    subscribers.addUpstream(subscription)
  }

  /// Adds a subscriber; it receives the values sent from now on, or the completion if there was
  /// one.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscribers.add(AnySubscriber(subscriber)) { nil }
  }
}
