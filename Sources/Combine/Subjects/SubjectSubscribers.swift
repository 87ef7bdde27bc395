// Part of Snapback, under the MIT licence; see LICENSE.

/// The subscribers of a subject, and the subscriptions through which the subject itself receives
/// values.
final class SubjectSubscribers<Output, Failure: Error> {
  typealias Member = SubjectSubscription<Output, Failure>

  private let lock = StateLock()
  private var members: [Member] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  /// The active subscriptions, in the order in which they were added.
  var subscriptions: [Member] { lock.withLock { members } }
  var isFinished: Bool { lock.withLock { completion != nil } }

  /// Subscribes `subscriber`, or sends it the completion if the subject has finished.
  ///
  /// `current` returns the value to send first to a new subscriber, and later to one that had no
  /// demand for the latest value; nil for subjects without a current value.
  func add(_ subscriber: AnySubscriber<Output, Failure>, current: @escaping () -> Output?) {
    let subscription = Member(subscriber, self, current)
    let completion = lock.withLock { () -> Subscribers.Completion<Failure>? in
      if self.completion == nil { members.append(subscription) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: subscription)
    }
  }

  func remove(_ subscription: Member) {
    let removed = lock.withLock {
      members.firstIndex { $0 === subscription }.map { members.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// Sends the completion to all subscribers. Further calls do nothing.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let last = lock.withLock { () -> [Member] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      let last = members
      members = []
      return last
    }
    for subscription in last { subscription.finish(completion) }
  }

  /// Requests all values of a subscription and keeps it until the subject is released.
  func addUpstream(_ subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }
}
