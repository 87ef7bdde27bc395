// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Marks the sizes, the arrangement and the drawn bounds of an element as invalid.
extension Element {
  /// Invalidates the sizes and the arrangement of the element and its ancestors.
  package final func setNeedsLayout() {
    invalidateDrawnBounds()
    var element: Element? = self
    while let current = element,
      !current.needsArrange || !current.measured.isEmpty || !current.guides.isEmpty
    {
      // Changes while content is built for a known size do not affect that size.
      guard !current.isolatesContentLayout else { return }
      current.needsArrange = true
      current.invalidateSizes()
      element = current.parent
    }
    host.setNeedsLayoutPass()
  }

  /// Invalidates the layout of the elements around this one, which may never have been placed, such as
  /// an element of length 0 in a list: it always needs its layout, where `setNeedsLayout()` ends.
  final func setNeedsLayoutOfContainer() {
    var element: Element? = self
    while let current = element, current.needsArrange {
      current.invalidateSizes()
      element = current.parent
    }
    element?.setNeedsLayout()
  }

  /// Invalidates the sizes and the arrangement of the element and everything inside.
  final func invalidateLayoutOfContents() {
    invalidateDrawnBounds()
    needsArrange = true
    invalidateSizes()
    for child in ownedChildren { child.invalidateLayoutOfContents() }
  }

  /// Invalidates the layout of the element and its ancestors if a cached size of the element would differ now.
  package final func setNeedsLayoutIfSizeDiffers() {
    let sizes = measured
    let isSame = !needsArrange && sizes.areAll { measure($0) }
    if !isSame { setNeedsLayout() }
  }

  /// Makes the element, and those it wraps, arrange their content at the next placement, without invalidating sizes.
  package final func setNeedsArrange() {
    var element = innermostContent
    while element !== self, let parent = element.parent {
      element.needsArrange = true
      element = parent
    }
    needsArrange = true
  }

  /// Called when the element, or one inside, may draw outside of its last bounds.
  package final func invalidateDrawnBounds() {
    var element: Element? = self
    // The ancestors of an element with unknown bounds have unknown bounds too.
    while let current = element, current.drawnBounds != nil {
      current.drawnBounds = nil
      element = current.parent
    }
  }
}
