// Part of Snapback, under the MIT licence; see LICENSE.

extension Publishers {
  /// Connects its upstream with the first subscriber, and disconnects when the last one cancels.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The upstream's values.
    public typealias Output = Upstream.Output
    /// The upstream's error.
    public typealias Failure = Upstream.Failure
    /// The publisher to connect.
    public let upstream: Upstream
    private let connection = LockedBox<any Cancellable>()
    private let lock = StateLock()
    private var subscriberCount = 0

    /// Creates a publisher that connects `upstream` on demand.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches the subscriber to the upstream, and connects the upstream if it is the first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: CancellationSubscriber(AnySubscriber(subscriber)) { [self] in
          removeSubscriber()
        })
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      if isFirst { connection.value = upstream.connect() }
    }

    private func removeSubscriber() {
      let wasLast = lock.withLock {
        subscriberCount -= 1
        return subscriberCount == 0
      }
      if wasLast { connection.take()?.cancel() }
    }
  }
}
