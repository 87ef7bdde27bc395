// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Element {
  /// The distances in points by which the unsafe areas extend beyond the element's edges; 0 at an
  /// edge that touches none.
  ///
  /// Computed from layout alone: offsets, rotations and scales of the drawing are not considered.
  package final var safeAreaInsets: EdgeInsets {
    let layoutRect = CGRect(origin: layoutOrigin, size: size)
    var rect = layoutRect
    let tolerance = 0.5 / host.scale + 0.001
    var element = self
    while let parent = element.parent {
      if let insets = parent.safeAreaInsets(around: element) {
        rect.extend(CGRect(origin: parent.layoutOrigin, size: parent.size), insets, tolerance)
      }
      guard parent.extendsContentIntoUnsafeAreas else { break }
      element = parent
    }
    return EdgeInsets(
      top: layoutRect.minY - rect.minY, leading: layoutRect.minX - rect.minX,
      bottom: rect.maxY - layoutRect.maxY, trailing: rect.maxX - layoutRect.maxX)
  }
}

extension CGRect {
  /// Extends the edges that touch an unsafe area of `outer` to the edges of `outer`.
  fileprivate mutating func extend(_ outer: CGRect, _ insets: EdgeInsets, _ tolerance: CGFloat) {
    var (top, left, bottom, right) = (minY, minX, maxY, maxX)
    if top - tolerance < outer.minY + insets.top, outer.minY < top + tolerance { top = outer.minY }
    if left - tolerance < outer.minX + insets.leading, outer.minX < left + tolerance {
      left = outer.minX
    }
    if outer.maxY - insets.bottom < bottom + tolerance, bottom - tolerance < outer.maxY {
      bottom = outer.maxY
    }
    if outer.maxX - insets.trailing < right + tolerance, right - tolerance < outer.maxX {
      right = outer.maxX
    }
    self = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
