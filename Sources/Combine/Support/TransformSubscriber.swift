// Part of Snapback, under the MIT licence; see LICENSE.

/// The subscriber and subscription of an operator that changes the values, the error or the completion.
final class TransformSubscriber<Input, Failure: Error, Output, NewFailure: Error>: Subscriber,
  Subscription
{
  /// The result for one value.
  enum Step {
    case send(Output)
    case skip
    /// Sends a last value unless it is nil, then the completion, and cancels the upstream.
    case end(Output?, Subscribers.Completion<NewFailure>)
  }

  /// The last value, if any, and the completion that follow the upstream's completion.
  typealias Ending = (last: Output?, completion: Subscribers.Completion<NewFailure>)

  private let downstream: LockedBox<AnySubscriber<Output, NewFailure>>
  private let upstream = LockedBox<any Subscription>()
  private let step: (Input) -> Step
  private let ending: (Subscribers.Completion<Failure>) -> Ending
  private let lock = StateLock()
  private var hasRequested = false
  /// An ending with a value that arrived before the first request.
  private var waiting: Ending?

  init<S: Subscriber>(
    _ subscriber: S, _ step: @escaping (Input) -> Step,
    ending: @escaping (Subscribers.Completion<Failure>) -> Ending
  ) where S.Input == Output, S.Failure == NewFailure {
    downstream = LockedBox(AnySubscriber(subscriber))
    self.step = step
    self.ending = ending
  }

  func receive(subscription: any Subscription) {
    upstream.value = subscription
    downstream.value?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = downstream.value else { return .none }
    switch step(input) {
    case .send(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .end(let last, let completion):
      upstream.take()?.cancel()
      finish((last, completion))
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard downstream.value != nil else { return }
    upstream.value = nil
    let ending = ending(completion)
    let waits = lock.withLock {
      guard ending.last != nil, !hasRequested else { return false }
      waiting = ending
      return true
    }
    if !waits { finish(ending) }
  }

  private func finish(_ ending: Ending) {
    guard let downstream = downstream.take() else { return }
    if let last = ending.last { _ = downstream.receive(last) }
    downstream.receive(completion: ending.completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let ending = lock.withLock {
      hasRequested = true
      let ending = waiting
      waiting = nil
      return ending
    }
    if let ending { return finish(ending) }
    upstream.value?.request(demand)
  }

  func cancel() {
    downstream.value = nil
    upstream.take()?.cancel()
  }
}
