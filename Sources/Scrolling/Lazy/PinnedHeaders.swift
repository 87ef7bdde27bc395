// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// The part of a section that an element outside of lists is.
package enum SectionPart {
  case header
  case footer

  package var traits: Traits {
    Traits(values: [ObjectIdentifier(SectionPart.self): self])
  }
}

extension Element {
  /// The part of a section that the element is; nil if it is neither header nor footer.
  final var sectionPart: SectionPart? {
    layoutValue(ObjectIdentifier(SectionPart.self)) as? SectionPart
  }

  /// The distance in points that the element's top is scrolled above the viewport of the enclosing
  /// scroll view; 0 if it is not.
  package final var scrolledAway: CGFloat {
    presentedViewport(along: .vertical).map { max(0, $0.lowerBound) } ?? 0
  }

  /// The part of the element's coordinate space along an axis, in points, that the viewport of the
  /// scroll view around it shows; nil if there is none.
  final func presentedViewport(along axis: Axis) -> ClosedRange<CGFloat>? {
    guard let scroll = enclosingScroll else { return nil }
    var transform = CGAffineTransform.identity
    var element: Element = self
    while element !== scroll {
      transform = transform.concatenating(element.transformToParent)
      guard let parent = element.parent else { return nil }
      element = parent
    }
    let start = CGPoint.zero.applying(transform)[axis]
    guard start.isFinite else { return nil }
    return -start...scroll.presentedSize[axis] - start
  }

  /// The distance in points by which a header is moved down to stay visible, limited by a position
  /// in this element's coordinate space.
  package final func pinShift(of item: Element, away: CGFloat, limit: CGFloat) -> CGFloat {
    let frame = item.frame
    return max(0, min(away - frame.minY, limit - frame.maxY))
  }
}
