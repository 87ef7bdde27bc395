// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A service that displays notifications.
@MainActor
package protocol NotificationPresenting: AnyObject {
  /// Called with the number of a notification and the key of its button; nil if the user has closed it.
  var onAction: (UInt32, String?) -> Void { get set }
  /// Whether the app has asked for authorization, also when it ran before.
  var hasAsked: Bool { get set }
  /// Reports whether there is a service that shows notifications.
  func connect(_ completion: @escaping @MainActor (Bool) -> Void)
  /// Shows a notification, and reports its number; nil if that fails.
  func show(_ message: NotificationMessage, _ completion: @escaping @MainActor (UInt32?) -> Void)
  /// Closes a notification.
  func close(_ number: UInt32)
}

/// A notification as desktops show it.
package struct NotificationMessage: Equatable, Sendable {
  /// A button.
  package struct Action: Equatable, Sendable {
    package var key: String
    package var title: String
  }

  package var title: String
  package var body: String
  package var actions: [Action]
  /// 0 for low, 1 for normal, 2 for critical.
  package var urgency: UInt8
  package var hasSound: Bool
  /// The file of the image; nil for none.
  package var image: URL?
  /// The number of the notification to replace; 0 for none.
  package var replaced: UInt32
}
