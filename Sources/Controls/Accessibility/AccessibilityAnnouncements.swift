// Part of Snapback, under the MIT licence; see LICENSE.

/// The messages for screen readers, from the program to the bridge of its window.
@MainActor
package enum AccessibilityAnnouncements {
  /// Receives the messages while a screen reader may listen; nil otherwise.
  package static var receiver: ((String) -> Void)?

  package static func post(_ text: String) {
    if !text.isEmpty { receiver?(text) }
  }
}
