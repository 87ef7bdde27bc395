// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name, from an object or from any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends notifications.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      nonisolated(unsafe) let listener = subject
      nonisolated(unsafe) let token = center.addObserver(
        forName: name, object: object, queue: nil
      ) { notification in
        listener.send(notification)
      }
      subject.receive(
        subscriber: CancellationSubscriber(AnySubscriber(subscriber)) {
          center.removeObserver(token)
        })
    }
  }
}
