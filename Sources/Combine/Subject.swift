// Part of Snapback, under the MIT licence; see LICENSE.

/// A publisher that sends what it is told to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  /// Asks whoever the subject listens to for values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() {
    send(())
  }
}

/// Sends its values to whoever listens at the time.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) {
    for listener in audience.listeners { listener.offer(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    audience.end(completion)
  }

  public func send(subscription: any Subscription) {
    audience.keep(subscription)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(AnySubscriber(subscriber)) { nil }
  }
}

/// Keeps a value, sends it to each new subscriber, and every later one to all.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let current: Shared<Output>
  private let first: Output

  public init(_ value: Output) {
    first = value
    current = Shared(value)
  }

  public var value: Output {
    get { current.value ?? first }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !audience.hasEnded else { return }
    current.value = value
    for listener in audience.listeners { listener.offer(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    audience.end(completion)
  }

  public func send(subscription: any Subscription) {
    audience.keep(subscription)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.add(AnySubscriber(subscriber)) { [current] in current.value }
  }
}
