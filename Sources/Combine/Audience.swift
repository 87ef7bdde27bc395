// Part of Snapback, under the MIT licence; see LICENSE.

/// Those who listen to a subject.
final class Audience<Output, Failure: Error> {
  private var members: [Listener<Output, Failure>] = []
  private var ending: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  var listeners: [Listener<Output, Failure>] { exclusively { members } }
  var hasEnded: Bool { exclusively { ending != nil } }

  /// `current` answers the value that a new listener, or one that was not ready for the last, is owed.
  func add(_ subscriber: AnySubscriber<Output, Failure>, current: @escaping () -> Output?) {
    let listener = Listener(subscriber, self, current)
    let ending = exclusively { () -> Subscribers.Completion<Failure>? in
      if self.ending == nil { members.append(listener) }
      return self.ending
    }
    if let ending {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ending)
    } else {
      subscriber.receive(subscription: listener)
    }
  }

  func remove(_ listener: Listener<Output, Failure>) {
    let removed = exclusively {
      members.firstIndex { $0 === listener }.map { members.remove(at: $0) }
    }
    _ = removed
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let last = exclusively { () -> [Listener<Output, Failure>] in
      guard ending == nil else { return [] }
      ending = completion
      let last = members
      members = []
      return last
    }
    for listener in last { listener.end(completion) }
  }

  func keep(_ subscription: any Subscription) {
    exclusively { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }
}

/// One who listens to a subject, with what it still asks for.
final class Listener<Output, Failure: Error>: Subscription {
  private let subscriber: Shared<AnySubscriber<Output, Failure>>
  private let current: () -> Output?
  private weak let audience: Audience<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// Whether the value there is has not been sent to it.
  private var isOwedCurrent = true

  init(
    _ subscriber: AnySubscriber<Output, Failure>, _ audience: Audience<Output, Failure>,
    _ current: @escaping () -> Output?
  ) {
    self.subscriber = Shared(subscriber)
    self.audience = audience
    self.current = current
  }

  func offer(_ value: Output) {
    guard let subscriber = subscriber.value else { return }
    let isReady = exclusively {
      isOwedCurrent = demand == 0
      demand -= 1
      return !isOwedCurrent
    }
    guard isReady else { return }
    let more = subscriber.receive(value)
    exclusively { demand += more }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    subscriber.take()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let isOwed = exclusively {
      self.demand += demand
      return isOwedCurrent && self.demand > 0
    }
    if isOwed, let value = current() { offer(value) }
  }

  func cancel() {
    subscriber.value = nil
    audience?.remove(self)
  }
}
