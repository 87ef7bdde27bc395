// Part of Snapback, under the MIT licence; see LICENSE.

/// The implementation of operators that process one value at a time: a subscriber to its upstream,
/// and the subscription of its downstream.
final class OperatorSubscriber<Input, Output, Failure: Error>: Subscriber, Subscription {
  private let downstream: LockedBox<AnySubscriber<Output, Failure>>
  private let upstream = LockedBox<any Subscription>()
  private let step: (Input) -> OperatorStep<Output>

  init(
    _ downstream: AnySubscriber<Output, Failure>, _ step: @escaping (Input) -> OperatorStep<Output>
  ) {
    self.downstream = LockedBox(downstream)
    self.step = step
  }

  func receive(subscription: any Subscription) {
    upstream.value = subscription
    downstream.value?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = downstream.value else { return .none }
    switch step(input) {
    case .send(let output):
      return downstream.receive(output)
    case .skip:
      // The downstream still waits for the value it requested.
      return .max(1)
    case .finish(let last):
      if let last { _ = downstream.receive(last) }
      upstream.take()?.cancel()
      self.downstream.take()?.receive(completion: .finished)
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream.value = nil
    downstream.take()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    upstream.value?.request(demand)
  }

  func cancel() {
    downstream.value = nil
    upstream.take()?.cancel()
  }
}

extension Publisher {
  /// Attaches a subscriber through an operator.
  func receive<S: Subscriber>(
    subscriber: S, through step: @escaping (Output) -> OperatorStep<S.Input>
  ) where S.Failure == Failure {
    receive(subscriber: OperatorSubscriber(AnySubscriber(subscriber), step))
  }
}
