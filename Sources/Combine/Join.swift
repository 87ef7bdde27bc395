// Part of Snapback, under the MIT licence; see LICENSE.

/// Several publishers on their way to one subscriber.
///
/// Each value is kept by the operator, which then answers what is to be sent, if anything is.
final class Join<Output, Failure: Error>: Subscription {
  private let downstream: Shared<AnySubscriber<Output, Failure>>
  private var upstreams: [Int: any Subscription] = [:]
  private var demand = Subscribers.Demand.none
  private var unfinished: Int

  init(_ downstream: AnySubscriber<Output, Failure>, count: Int) {
    self.downstream = Shared(downstream)
    unfinished = count
  }

  /// Subscribes to all, each at its place, and gives the subscriber this subscription.
  func start(_ attach: [(Join, Int) -> Void]) {
    let downstream = downstream.value
    for (place, attach) in attach.enumerated() { attach(self, place) }
    downstream?.receive(subscription: self)
    if attach.isEmpty { finish() }
  }

  func add(_ subscription: any Subscription, at place: Int) {
    guard downstream.value != nil else { return subscription.cancel() }
    let demand = exclusively {
      upstreams[place] = subscription
      return self.demand
    }
    if demand > 0 { subscription.request(demand) }
  }

  /// Sends a value if one more is taken; answers how many more each publisher may send than it was
  /// asked for.
  func send(_ output: Output, from place: Int) -> Subscribers.Demand {
    let mayTake = exclusively {
      defer { demand -= 1 }
      return demand > 0
    }
    guard mayTake, let downstream = downstream.value else { return .none }
    let more = downstream.receive(output)
    guard more > 0 else { return .none }
    let others = exclusively {
      demand += more
      return upstreams.filter { $0.key != place }.values
    }
    for upstream in others { upstream.request(more) }
    return more
  }

  func finish(_ completion: Subscribers.Completion<Failure>, at place: Int) {
    let left = exclusively {
      upstreams[place] = nil
      unfinished -= 1
      return unfinished
    }
    if case .failure = completion {
      let downstream = downstream.take()
      cancel()
      downstream?.receive(completion: completion)
    } else if left == 0 {
      finish()
    }
  }

  private func finish() {
    downstream.take()?.receive(completion: .finished)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstreams = exclusively {
      self.demand += demand
      return self.upstreams.sorted { $0.key < $1.key }
    }
    for upstream in upstreams { upstream.value.request(demand) }
  }

  func cancel() {
    downstream.value = nil
    let upstreams = exclusively {
      let upstreams = self.upstreams
      self.upstreams = [:]
      return upstreams
    }
    for upstream in upstreams.values { upstream.cancel() }
  }
}

extension Publisher {
  /// How this becomes one of those that are joined: `output` keeps a value and answers what to send.
  func joining<Joined>(
    _ output: @escaping (Output) -> Joined?
  ) -> (Join<Joined, Failure>, Int) -> Void {
    { join, place in
      self.receive(subscriber: Joiner<Output, Joined, Failure>(join, place, output))
    }
  }
}

private final class Joiner<Input, Output, Failure: Error>: Subscriber {
  private let join: Join<Output, Failure>
  private let place: Int
  private let output: (Input) -> Output?

  init(_ join: Join<Output, Failure>, _ place: Int, _ output: @escaping (Input) -> Output?) {
    self.join = join
    self.place = place
    self.output = output
  }

  func receive(subscription: any Subscription) {
    join.add(subscription, at: place)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    // What is only kept does not count as sent.
    guard let output = exclusively({ output(input) }) else { return .max(1) }
    return join.send(output, from: place)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    join.finish(completion, at: place)
  }
}
