// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension UIView {
  /// Detaches the recognizers that have been removed, and attaches those that have been added.
  func attachRecognizers(replacing former: [UIGestureRecognizer]) {
    for old in former where gestureRecognizers?.contains(old) != true { old.attach(to: nil) }
    for new in gestureRecognizers ?? [] where new.view !== self {
      new.view?.removeGestureRecognizer(new)
      new.attach(to: self)
    }
  }

  /// Returns the innermost view at a point that gets touches; nil for none.
  func innermostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, allowsTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inner = view.convertPresented(point, from: self)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Whether no running animation disables touches.
  private var allowsTouches: Bool {
    layer.transitions.allSatisfy { $0.animation.allowsInteraction }
  }
}
