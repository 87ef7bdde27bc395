// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// An element with a view hierarchy of its own, into which the Tab key moves the focus.
@MainActor
package protocol NestedFocus: Element {
  /// Returns whether Tab has another stop inside; `back` is for Shift + Tab.
  func hasTabStop(back: Bool) -> Bool

  /// Handles a key for the views inside.
  func handle(_ sample: KeySample)

  /// Removes the focus from the views inside.
  func unfocus()
}
