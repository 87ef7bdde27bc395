// Part of Snapback, under the MIT licence; see LICENSE.

/// What an operator makes of a value.
enum Step<Output> {
  case send(Output)
  case skip
  /// The last one, if there is one, and then the end.
  case finish(Output?)
}

/// An operator that looks at one value at a time: subscriber above, subscription below.
final class StepSubscriber<Input, Output, Failure: Error>: Subscriber, Subscription {
  private let downstream: Shared<AnySubscriber<Output, Failure>>
  private let upstream = Shared<any Subscription>()
  private let step: (Input) -> Step<Output>

  init(_ downstream: AnySubscriber<Output, Failure>, _ step: @escaping (Input) -> Step<Output>) {
    self.downstream = Shared(downstream)
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
  /// Subscribes to this through an operator.
  func receive<S: Subscriber>(
    subscriber: S, through step: @escaping (Output) -> Step<S.Input>
  ) where S.Failure == Failure {
    receive(subscriber: StepSubscriber(AnySubscriber(subscriber), step))
  }
}
