// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// One drag of a scroll view that its parent shares.
@MainActor
final class NestedDrag {
  /// Converts points of the window to the space of the scroll view at the start of the drag.
  let rootToLocal: CGAffineTransform
  private weak var parent: (any NestedScrollParent)?
  private var drag = DragDivision()

  /// Nil if no point of the window can be converted.
  init?(_ parent: any NestedScrollParent, _ element: ScrollElement) {
    let transform = element.transformToRoot
    guard transform.determinant != 0, transform.determinant.isFinite else { return nil }
    rootToLocal = transform.inverted()
    self.parent = parent
  }

  /// Moves the parent with the touch. Returns the translation of the content.
  func drag(_ translation: CGSize, _ element: ScrollElement) -> CGSize {
    guard let parent else { return translation }
    let old = drag.parent
    drag.move(to: translation.height, element.limits(parent))
    if let position = drag.parent, position != old { parent.nestedDrag(to: position) }
    return CGSize(width: translation.width, height: drag.content)
  }

  /// Ends the drag of the parent, or returns it to its position if the drag was cancelled. Removes the velocity from the
  /// content if the parent has it.
  func end(_ isComplete: Bool, _ velocity: inout CGSize, _ element: ScrollElement) {
    guard let parent, let position = drag.parent else { return }
    let movesParent = drag.movesParent(velocity: velocity.height, element.limits(parent))
    if isComplete {
      // A fling that has scrolled the content to its top does not throw the parent down.
      let isThrown = movesParent && (velocity.height < 0 || !drag.hasScrolled)
      parent.endNestedDrag(position, velocity: isThrown ? velocity.height : 0)
    } else {
      parent.cancelNestedDrag()
    }
    if movesParent { velocity.height = 0 }
  }
}

extension ScrollElement {
  /// The parent that shares the vertical drags of the scroll view; nil if it shares none, as inside of another scroll
  /// view that scrolls vertically.
  var nestedScrollParent: (any NestedScrollParent)? {
    guard metrics.isDraggable(.vertical), requests.sharesDrags else { return nil }
    var ancestor = parent
    while let current = ancestor {
      if let parent = current as? any NestedScrollParent, parent.takesNestedDrags { return parent }
      if let scroll = current as? ScrollElement, scroll.metrics.scrolls(.vertical) { return nil }
      ancestor = current.parent
    }
    return nil
  }

  fileprivate func limits(_ parent: any NestedScrollParent) -> DragDivision.Limits {
    DragDivision.Limits(
      distanceFromTop: motion.unresistedOffset.y - metrics.range(.vertical).lowerBound,
      expansion: max(0, parent.nestedExpansion), pullsParent: !requests.refreshes,
      parentTranslation: parent.nestedTranslation)
  }
}
