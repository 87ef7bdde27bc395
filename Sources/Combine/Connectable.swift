// Part of Snapback, under the MIT licence; see LICENSE.

/// A publisher that starts to send when it is told to.
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Starts with the first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Starts with its first subscriber, and stops with its last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let connection = Shared<any Cancellable>()
    private var subscribers = 0

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: CancellationSubscriber(AnySubscriber(subscriber)) { [self] in leave() })
      let isFirst = exclusively {
        subscribers += 1
        return subscribers == 1
      }
      if isFirst { connection.value = upstream.connect() }
    }

    private func leave() {
      let wasLast = exclusively {
        subscribers -= 1
        return subscribers == 0
      }
      if wasLast { connection.take()?.cancel() }
    }
  }
}
