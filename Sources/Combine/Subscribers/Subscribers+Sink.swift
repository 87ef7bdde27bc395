// Part of Snapback, under the MIT licence; see LICENSE.

extension Subscribers {
  /// A subscriber with unlimited demand that runs closures, until it is cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private struct Closures {
      let value: (Input) -> Void
      let completion: (Subscribers.Completion<Failure>) -> Void
    }

    private let closures: LockedBox<Closures>
    private let subscription = LockedBox<any Subscription>()

    /// Creates a subscriber that runs a closure with each value, and one with the completion.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = LockedBox(Closures(value: receiveValue, completion: receiveCompletion))
    }

    public func receive(subscription: any Subscription) {
      guard closures.value != nil, self.subscription.value == nil else {
        return subscription.cancel()
      }
      self.subscription.value = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
      closures.value?.value(input)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      subscription.value = nil
      closures.take()?.completion(completion)
    }

    /// Cancels the subscription.
    public func cancel() {
      closures.value = nil
      subscription.take()?.cancel()
    }
  }
}
