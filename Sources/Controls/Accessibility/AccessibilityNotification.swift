// Part of Snapback, under the MIT licence; see LICENSE.

import Dispatch
public import Foundation
@_spi(ViewTree) import ViewCore

/// The messages that a program sends to assistive technologies.
public enum AccessibilityNotification {
  /// A message that a screen reader speaks.
  public struct Announcement: Sendable {
    private let text: String

    /// Creates a message from a string that is not localized.
    public init(_ announcement: String) {
      text = announcement
    }

    /// Creates a message from an attributed string, of which only the characters are spoken.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }

    /// Sends the message. Without a screen reader it has no effect.
    public func post() {
      let text = text
      if isMainThread {
        MainActor.unsafelyAssumed { AccessibilityAnnouncements.post(text) }
      } else {
        DispatchQueue.main.async { AccessibilityAnnouncements.post(text) }
      }
    }
  }
}
