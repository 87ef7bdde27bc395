// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Marks an element as a section header.
package enum SectionHeaderMark {
  package static var traits: Traits {
    Traits(values: [ObjectIdentifier(SectionHeaderMark.self): true])
  }
}

extension Element {
  /// Whether the element is a section header.
  final var isSectionHeader: Bool { layoutValue(ObjectIdentifier(SectionHeaderMark.self)) != nil }

  /// The distance in points that the element's top is scrolled above the viewport of the enclosing
  /// scroll view; 0 if it is not.
  package final var scrolledAway: CGFloat {
    guard let scroll = enclosingScroll else { return 0 }
    var transform = CGAffineTransform.identity
    var element: Element = self
    while element !== scroll {
      transform = transform.concatenating(element.transformToParent)
      guard let parent = element.parent else { return 0 }
      element = parent
    }
    let top = CGPoint.zero.applying(transform).y
    return top.isFinite ? max(0, -top) : 0
  }

  /// The distance in points by which a header is moved down to stay visible, limited by a position
  /// in this element's coordinate space.
  package final func pinShift(of item: Element, away: CGFloat, limit: CGFloat) -> CGFloat {
    let frame = item.frame
    return max(0, min(away - frame.minY, limit - frame.maxY))
  }
}
