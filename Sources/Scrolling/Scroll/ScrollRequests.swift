// Part of Snapback, under the MIT licence; see LICENSE.

package import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The configuration of the nearest scroll view inside, set by modifiers and not inherited further.
package struct ScrollRequests {
  package var behavior: (any ScrollTargetBehavior)?
  var contentMargins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  /// The part of the content that is visible initially.
  package var anchor: UnitPoint?
  /// Whether a change of the anchor scrolls to it.
  package var followsAnchor = false
  /// The observers, outermost last.
  package var observers: [ScrollObserver] = []
}
