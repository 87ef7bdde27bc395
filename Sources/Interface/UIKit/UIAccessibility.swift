// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
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

  /// Sends a message: a string, or the characters of an attributed one. Other arguments have no effect.
  public static func post(notification: Notification, argument: Any?) {
    let attributed = argument as? NSAttributedString
    guard let text = argument as? String ?? attributed?.string else { return }
    AccessibilityNotification.Announcement(text).post()
  }
}

/// How a screen reader orders a message among others.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Spoken when nothing else is; dropped if something else is spoken before.
  public static let low = UIAccessibilityPriority(rawValue: "low")
  /// Spoken after other messages.
  public static let `default` = UIAccessibilityPriority(rawValue: "default")
  /// Interrupts other messages.
  public static let high = UIAccessibilityPriority(rawValue: "high")
}

extension NSAttributedString.Key {
  /// Whether a message waits for others, a boolean. No effect: the screen reader decides.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The raw value of a message's `UIAccessibilityPriority`. No effect: the screen reader decides.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
