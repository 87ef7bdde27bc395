// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import ViewCore

/// The desktop's settings for accessibility, and messages to assistive technologies.
@preconcurrency @MainActor
public enum UIAccessibility {
  private static var settings: AccessibilitySettings {
    FrameContext.current.host?.accessibilitySettings ?? AccessibilitySettings()
  }

  /// Whether motion should be reduced.
  public static var isReduceMotionEnabled: Bool {
    FrameContext.current.host?.reducesMotion ?? false
  }
  /// Whether backgrounds should be opaque.
  public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
  /// Whether colors should have more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }
  /// Whether differences should be shown by more than color.
  public static var shouldDifferentiateWithoutColor: Bool { settings.differentiatesWithoutColor }
  /// Whether a screen reader reads the window.
  public static var isVoiceOverRunning: Bool { settings.isScreenReaderOn }

  /// The kind of a message.
  public struct Notification: Hashable, Sendable {
    private let name: String

    /// A text to speak.
    public static let announcement = Notification(name: "announcement")
    /// The screen has other contents. The tree of accessible elements is always up to date, so that
    /// only a text as the argument is spoken.
    public static let screenChanged = Notification(name: "screenChanged")
    /// A part of the screen has changed; see `screenChanged`.
    public static let layoutChanged = Notification(name: "layoutChanged")
  }

  /// Sends a message. An argument that is not text has no effect.
  public static func post(notification: Notification, argument: Any?) {
    guard let text = argument as? String else { return }
    AccessibilityNotification.Announcement(text).post()
  }
}
