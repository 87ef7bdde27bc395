// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The dimensions of the swipe buttons at one edge of a row, and the button at the edge.
///
/// Updated by the layout of the buttons, read by the swipe gesture.
@MainActor
final class SwipeButtonMetrics {
  /// The total width of the buttons at their natural size, in points; 0 until they are laid out.
  var width: CGFloat = 0
  /// The width of the row, in points.
  var rowWidth: CGFloat = 0
  /// The button at the edge, which a full swipe triggers.
  weak var edgeButton: SwipeTriggerElement?
  /// The row, once the buttons are laid out.
  weak var row: SwipeRowElement?

  /// Returns whether a point of the window is over the row; false until the buttons are laid out.
  func isOverRow(_ point: CGPoint) -> Bool {
    guard let row else { return false }
    return CGRect(origin: .zero, size: row.presentedSize).applying(row.transformToRoot).contains(
      point)
  }
}
