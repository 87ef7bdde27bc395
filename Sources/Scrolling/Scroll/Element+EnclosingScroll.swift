// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

extension Element {
  /// The nearest scroll view that contains the element.
  package final var enclosingScroll: ScrollElement? {
    var ancestor = parent
    while let current = ancestor {
      if let scroll = current as? ScrollElement { return scroll }
      ancestor = current.parent
    }
    return nil
  }

  /// The nearest scroll view around the element that scrolls along an axis.
  package final func enclosingScroll(along axis: Axis) -> ScrollElement? {
    var scroll = enclosingScroll
    while let current = scroll, !current.metrics.axes.contains(axis.set) {
      scroll = current.enclosingScroll
    }
    return scroll
  }
}
