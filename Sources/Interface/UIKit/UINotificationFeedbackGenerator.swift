// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Feedback for successes, warnings and errors, without an effect here.
/// - Note: Differs from UIKit: no effect: there is no haptic hardware.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of result, as UIKit defines it.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
