// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Settles at multiples of the viewport's size, at most one page from where the drag started.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Rounds the target to a page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.metrics.scrolls(axis) {
      let page = context.containerSize[axis]
      let first = context.metrics.range(axis).lowerBound
      guard page > 0 else { continue }
      let startPage = ((context.originalTarget.rect.origin[axis] - first) / page).rounded()
      let targetPage = ((target.rect.origin[axis] - first) / page).rounded()
      target.rect.origin[axis] =
        first + targetPage.clamped(to: (startPage - 1)...(startPage + 1)) * page
    }
    target.anchor = nil
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Settles at multiples of the viewport's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
