// Part of Snapback, under the MIT licence; see LICENSE.

/// A view with actions that the keyboard reaches without an element of its own, such as a button of UIKit.
@MainActor
package protocol KeyboardStop: AnyObject {
  /// Scrolls the views around it until it is visible.
  func scrollToVisible()

  /// Called when the focus ring has appeared or disappeared.
  func focusRingChanged()
}
