// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Sends the values of one subscription to its upstream to all of its subscribers.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private let lock = StateLock()
    private var subscriberCount = 0
    private let connection = LockedBox<AnyCancellable>()

    /// Creates a publisher that shares its upstream.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Adds a subscriber. The first one connects the upstream, and when the last one cancels, so does the connection.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      subject.receive(
        subscriber: CancellationSubscriber(AnySubscriber(subscriber), removeSubscriber))
      if isFirst { connection.value = upstream.subscribe(subject) }
    }

    private func removeSubscriber() {
      let isLast = lock.withLock {
        subscriberCount -= 1
        return subscriberCount == 0
      }
      if isLast { connection.take()?.cancel() }
    }
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
