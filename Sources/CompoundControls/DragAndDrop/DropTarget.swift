// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation

/// The callbacks of a view that accepts drops. Locations are in its own coordinate space.
struct DropTarget {
  /// Whether the payload is of an accepted type.
  var accepts: (DragPayload) -> Bool
  var entered: (DragPayload, CGPoint) -> Void = { _, _ in }
  /// Called when the drag moves over the view. Returns whether a drop at the location is allowed.
  var moved: (DragPayload, CGPoint) -> Bool = { _, _ in true }
  var exited: (DragPayload, CGPoint) -> Void = { _, _ in }
  /// Handles the drop. Returns whether it was accepted.
  var dropped: (DragPayload, CGPoint) -> Bool
}
