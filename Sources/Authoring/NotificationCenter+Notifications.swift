// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension NotificationCenter {
  /// The notifications of a name, in the order in which they are posted. The sequence does not end.
  public struct Notifications: AsyncSequence {
    public typealias Element = Notification
    public typealias Failure = Never

    fileprivate let stream: AsyncStream<Notification>

    /// Waits for notifications.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public typealias Element = Notification
      public typealias Failure = Never

      fileprivate var base: AsyncStream<Notification>.Iterator

      /// The next notification; nil if the task is cancelled.
      public mutating func next(
        isolation actor: isolated (any Actor)? = #isolation
      ) async -> Notification? { await base.next(isolation: actor) }
    }

    /// Returns an iterator of the notifications since the sequence was created.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: stream.makeAsyncIterator())
    }
  }

  /// The notifications of a name that an object posts from now on; any object if it is nil.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
    let observer = addObserver(forName: name, object: object, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      continuation.yield(notification)
    }
    nonisolated(unsafe) let token = observer
    continuation.onTermination = { _ in self.removeObserver(token) }
    return Notifications(stream: stream)
  }
}
