// Part of Snapback, under the MIT licence; see LICENSE.

/// A subject that stores its latest value, and sends it to each new subscriber before the later
/// ones.
///
/// A subscriber without demand misses values, but receives the latest one as soon as it requests
/// more.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubjectSubscribers<Output, Failure>()
  private let current: LockedBox<Output>
  private let initialValue: Output

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    initialValue = value
    current = LockedBox(value)
  }

  /// The latest value. Setting it is the same as `send(_:)`, so it has no effect after the
  /// completion.
  public var value: Output {
    get { current.value ?? initialValue }
    set { send(newValue) }
  }

  /// Stores a value and sends it to all subscribers, from any thread. After the completion it does
  /// nothing.
  public func send(_ value: Output) {
    guard !subscribers.isFinished else { return }
    current.value = value
    for subscription in subscribers.subscriptions { subscription.send(value) }
  }

  /// Ends the stream for all present and later subscribers; `value` remains readable.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.finish(completion)
  }

  /// Requests unlimited values from an upstream publisher, until this subject is released.
  public func send(subscription: any Subscription) {
    subscribers.addUpstream(subscription)
  }

  /// Adds a subscriber; it receives the current value at its first request, then later values.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscribers.add(AnySubscriber(subscriber)) { [current] in current.value }
  }
}
