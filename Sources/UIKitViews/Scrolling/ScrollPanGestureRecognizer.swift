// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The pan of a scroll view, which its pinch does not prevent.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is UIPinchGestureRecognizer && other.view === view)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is UIPinchGestureRecognizer && other.view === view)
  }
}
