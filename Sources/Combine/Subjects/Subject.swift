// Part of Snapback, under the MIT licence; see LICENSE.

/// A publisher whose values are sent from outside, by calls of `send`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers that have demand for it.
  func send(_ value: Output)
  /// Sends a completion to all subscribers. Nothing is sent afterwards, and later subscribers
  /// receive the completion at once.
  func send(completion: Subscribers.Completion<Failure>)
  /// Requests unlimited values through a subscription in which this subject is the subscriber. The
  /// subject keeps it, and cancels it when the subject is released.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends the empty value, for subjects that only signal an event.
  public func send() {
    send(())
  }
}
