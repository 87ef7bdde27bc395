// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Recognizes a mouse over a view: it begins when the mouse enters the view, changes while the mouse moves, and
/// ends when it leaves. Touches do not hover.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pen from the screen, from 0 to 1; 0, as a mouse is on it.
  open var zOffset: CGFloat { 0 }
  private var point = CGPoint.zero

  override var centroid: CGPoint { point }

  override func attach(to view: UIView?) {
    if view == nil { leave() }
    super.attach(to: view)
    HoverTracking.update(self)
  }

  /// Changes the state for a mouse at a point of the window.
  func hover(at point: CGPoint) {
    if isActive {
      guard point != self.point else { return }
      self.point = point
      report(.changed)
      return
    }
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true
    else { return }
    self.point = point
    report(.began)
  }

  /// Ends the gesture if it is active.
  func leave() {
    guard isActive else { return }
    report(isEnabled ? .ended : .cancelled)
    setState(.possible)
  }

  private func report(_ state: State) {
    setState(state)
    send(state)
  }
}
