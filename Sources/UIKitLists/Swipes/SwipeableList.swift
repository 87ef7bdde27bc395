// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A list whose rows are swiped.
@MainActor
protocol SwipeableList: UIScrollView {
  /// The row at a point of the contents; nil for none, or if rows cannot be swiped now.
  func swipedRow(at point: CGPoint) -> (cell: UIView, path: IndexPath)?
  /// The buttons at a side of a row; nil for none.
  func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// The row that a view shows now; nil for none.
  func path(of cell: UIView) -> IndexPath?
  /// Returns whether a row can be swiped now.
  func canSwipe(_ path: IndexPath) -> Bool
  /// Called before the buttons of a row are revealed.
  func rowWillOpen(_ path: IndexPath)
  /// Called when they are hidden again, also because the row has gone.
  func rowDidClose(_ path: IndexPath)
}
