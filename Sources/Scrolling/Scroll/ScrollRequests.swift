// Part of Snapback, under the MIT licence; see LICENSE.

package import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The configuration of the nearest scroll view inside, set by modifiers and not inherited further.
package struct ScrollRequests {
  package var behavior: (any ScrollTargetBehavior)?
  var contentMargins = EdgeInsets()
  /// The edges at which `contentMargins` have been set.
  var contentMarginEdges: Edge.Set = []
  var indicatorMargins = EdgeInsets()
  /// The part of the content that is visible initially.
  package var anchor: UnitPoint?
  /// The parts for single roles, where they differ.
  package var roleAnchors: [ScrollAnchorRole: UnitPoint] = [:]
  /// Whether a change of the anchor scrolls to it.
  package var followsAnchor = false
  /// The observers, outermost last.
  package var observers: [ScrollObserver] = []
  /// Whether a drag beyond the top refreshes the content.
  var refreshes = false
  /// Whether a parent that moves with drags of scroll views, such as the card of a sheet, shares those of this one.
  package var sharesDrags = true

  /// The part of the content for a role; nil for its beginning.
  func anchor(_ role: ScrollAnchorRole) -> UnitPoint? { roleAnchors[role] ?? anchor }
}
