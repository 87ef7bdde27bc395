// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension UIDevice {
  /// The name of a notification about the orientation. A window has no orientation of its own, so
  /// the notification is never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
