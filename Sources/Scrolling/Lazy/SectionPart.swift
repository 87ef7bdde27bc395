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

  /// The part of the element's coordinate space along an axis, in points, that the viewport of the
  /// scroll view around it shows, below what remains of the bar above; nil if there is none.
  package final func presentedViewport(along axis: Axis) -> ClosedRange<CGFloat>? {
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
    let retracted = axis == .vertical ? scroll.retractedBarHeight : 0
    return ClosedRange(from: -start - retracted, to: scroll.presentedSize[axis] - start)
  }

  /// The distance in points by which a header inside is moved along an axis to stay in the viewport,
  /// limited by a position in this element's coordinate space; 0 outside of scroll views.
  package final func headerShift(
    of header: Element, along axis: Axis, limit: CGFloat, in viewport: ClosedRange<CGFloat>?
  ) -> CGFloat {
    guard let viewport else { return 0 }
    let start = header.frame.origin[axis]
    return max(0, min(viewport.lowerBound - start, limit - start - header.frame.size[axis]))
  }
}
