// Part of Snapback, under the MIT licence; see LICENSE.

/// The subscriber to one of several joined publishers.
private final class JoinSubscriber<Input, Output, Failure: Error>: Subscriber {
  private let join: JoinSubscription<Output, Failure>
  private let index: Int
  private let output: (Input) -> Output?

  init(
    _ join: JoinSubscription<Output, Failure>, _ index: Int,
    _ output: @escaping (Input) -> Output?
  ) {
    self.join = join
    self.index = index
    self.output = output
  }

  func receive(subscription: any Subscription) {
    join.add(subscription, at: index)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    // A value that is only stored does not use up demand.
    guard let output = output(input) else { return .max(1) }
    return join.send(output, from: index)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    join.finish(completion, at: index)
  }
}

extension Publisher {
  /// Returns a closure that subscribes to this publisher on behalf of a join, under an index.
  /// `output` handles each value, on the sending thread, and returns what the join sends; nil for
  /// nothing.
  func joining<Joined>(
    _ output: @escaping (Output) -> Joined?
  ) -> (JoinSubscription<Joined, Failure>, Int) -> Void {
    { join, index in
      self.receive(subscriber: JoinSubscriber<Output, Joined, Failure>(join, index, output))
    }
  }
}
