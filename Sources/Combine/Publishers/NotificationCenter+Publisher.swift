// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name, posted by `object` or, if that is nil,
  /// by any object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications. It never finishes, and retains `object`.
  public struct Publisher: Combine.Publisher {
    /// Each posted notification.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never
    /// The notification center to observe.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications; nil for any.
    public let object: AnyObject?

    /// Observes the center until the subscriber cancels. Notifications are sent on the thread that
    /// posts them, and dropped without demand.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      nonisolated(unsafe) let observer = subject
      nonisolated(unsafe) let token = center.addObserver(
        forName: name, object: object, queue: nil
      ) { notification in
        observer.send(notification)
      }
      subject.receive(
        subscriber: CancellationSubscriber(AnySubscriber(subscriber)) {
          center.removeObserver(token)
        })
    }
  }
}
