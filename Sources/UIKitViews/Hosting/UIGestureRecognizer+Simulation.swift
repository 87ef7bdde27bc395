// Part of Snapback, under the MIT licence; see LICENSE.

internal import AccessibilityTree
import Foundation
import Motion

extension UIGestureRecognizer {
  /// The gestures that it recognizes in the middle of its view and that can be simulated. The transform
  /// is that from the surface to the window.
  func simulations(_ transform: CGAffineTransform) -> [SimulatedGesture] {
    switch self {
    case let tap as UITapGestureRecognizer:
      [.tap(count: tap.numberOfTapsRequired, fingers: tap.numberOfTouchesRequired)]
    case let press as UILongPressGestureRecognizer:
      press.numberOfTouchesRequired == 1 && press.numberOfTapsRequired == 0 ? [.longPress] : []
    case is UIScreenEdgePanGestureRecognizer: []
    case let pan as UIPanGestureRecognizer:
      pan.minimumNumberOfTouches <= 1 ? SimulatedGesture.nudges : []
    case let swipe as UISwipeGestureRecognizer: swipe.simulatedSwipes(transform)
    case is UIPinchGestureRecognizer: SimulatedGesture.pinches
    case is UIRotationGestureRecognizer: SimulatedGesture.turns
    default: []
    }
  }
}

extension UISwipeGestureRecognizer {
  fileprivate func simulatedSwipes(_ transform: CGAffineTransform) -> [SimulatedGesture] {
    let names: [(Direction, String, x: CGFloat, y: CGFloat)] = [
      (.left, "left", -1, 0), (.right, "right", 1, 0), (.up, "up", 0, -1), (.down, "down", 0, 1),
    ]
    let (zero, length) = (CGPoint.zero.applying(transform), 1.2 * Self.distance)
    return names.filter { direction.contains($0.0) }.map { _, name, x, y in
      let end = CGPoint(x: x * length, y: y * length).applying(transform)
      return .swipe(
        CGSize(width: end.x - zero.x, height: end.y - zero.y), fingers: numberOfTouchesRequired,
        name: "swipe \(name)")
    }
  }
}

/// A cell that the list around it selects when it is tapped.
@MainActor
package protocol TappableCell: UIView {
  /// The actions of the buttons that a swipe of the cell reveals, with their titles.
  var swipeActions: [(name: String, perform: @MainActor () -> Void)] { get }
}
