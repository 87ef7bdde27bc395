// Part of Snapback, under the MIT licence; see LICENSE.

/// Hands everything on, and tells when its subscriber cancels.
final class CancellationSubscriber<Input, Failure: Error>: Subscriber, Subscription {
  private let downstream: AnySubscriber<Input, Failure>
  private let upstream = Shared<any Subscription>()
  private let leave: Shared<() -> Void>

  init(_ downstream: AnySubscriber<Input, Failure>, _ leave: @escaping () -> Void) {
    self.downstream = downstream
    self.leave = Shared(leave)
  }

  func receive(subscription: any Subscription) {
    upstream.value = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    upstream.value?.request(demand)
  }

  func cancel() {
    upstream.take()?.cancel()
    leave.take()?()
  }
}
