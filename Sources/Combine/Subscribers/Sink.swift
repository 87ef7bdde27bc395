// Part of Snapback, under the MIT licence; see LICENSE.

/// A subscriber with unlimited demand that runs closures, until it is cancelled.
final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
  private struct Closures {
    let value: (Input) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  private let closures: LockedBox<Closures>
  private let subscription = LockedBox<any Subscription>()

  init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    closures = LockedBox(Closures(value: value, completion: completion))
  }

  func receive(subscription: any Subscription) {
    guard closures.value != nil, self.subscription.value == nil else {
      return subscription.cancel()
    }
    self.subscription.value = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    closures.value?.value(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    subscription.value = nil
    closures.take()?.completion(completion)
  }

  func cancel() {
    closures.value = nil
    subscription.take()?.cancel()
  }
}
