// Part of Snapback, under the MIT licence; see LICENSE.

/// Runs closures with everything that comes, as much as there is.
final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
  private struct Closures {
    let value: (Input) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  private let closures: Shared<Closures>
  private let subscription = Shared<any Subscription>()

  init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    closures = Shared(Closures(value: value, completion: completion))
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

extension Publisher {
  /// Runs a closure with each value, and one at the end. It lasts as long as the answer is held.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink<Output, Failure>(value: receiveValue, completion: receiveCompletion)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure with each value. It lasts as long as the answer is held.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value. The object is kept alive meanwhile.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Sets a published property to each value, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.assign(self)
  }
}
