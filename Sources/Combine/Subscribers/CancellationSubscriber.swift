// Part of Snapback, under the MIT licence; see LICENSE.

/// Forwards everything and runs a closure once when its subscriber cancels.
final class CancellationSubscriber<Input, Failure: Error>: Subscriber, Subscription {
  private let downstream: AnySubscriber<Input, Failure>
  private let upstream = LockedBox<any Subscription>()
  private let onCancel: LockedBox<() -> Void>

  init(_ downstream: AnySubscriber<Input, Failure>, _ onCancel: @escaping () -> Void) {
    self.downstream = downstream
    self.onCancel = LockedBox(onCancel)
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
    onCancel.take()?()
  }
}
