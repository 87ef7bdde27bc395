// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore

/// A view with actions that the keyboard reaches without a focusable element: a button of UIKit, or a view
/// of SwiftUI with a gesture.
@MainActor
package protocol KeyboardStop: AnyObject {
  /// Scrolls the views around it until it is visible.
  func scrollToVisible()

  /// Called when the focus ring has appeared or disappeared.
  func focusRingChanged()
}

extension Element: KeyboardStop {
  package func scrollToVisible() { scrollIntoView() }
  package func focusRingChanged() { host.service(AccessibilityFocus.self).updateRing() }
}
