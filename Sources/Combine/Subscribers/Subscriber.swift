// Part of Snapback, under the MIT licence; see LICENSE.

/// The receiver of a publisher's values.
public protocol Subscriber<Input, Failure> {
  /// The type of the values it receives.
  associatedtype Input
  /// The type of error that can end the stream; `Never` if none can.
  associatedtype Failure: Error

  /// Called first, once per publisher. Values arrive after the subscriber requests them through the
  /// subscription.
  func receive(subscription: any Subscription)
  /// Handles a value. Returns how many more values to send, in addition to the demand so far.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Handles the end of the stream. Nothing follows it.
  func receive(completion: Subscribers.Completion<Failure>)
}
