// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A page that has grown from a view is dragged down, or from the leading edge, to leave it.
extension PageTransitionElement: NestedScrollParent {
  /// The projected distance from which on the page is left, as a fraction of its height.
  private static let dismissFraction: CGFloat = 0.2

  /// Whether drags move the page.
  var canBePulled: Bool { value == 0 && model == 0 && isTopmost() && hasSource }

  var takesNestedDrags: Bool { canBePulled || !pull.isZero }
  var nestedTranslation: CGFloat { pull.translation.height }
  var nestedExpansion: CGFloat { 0 }

  func nestedDrag(to translation: CGFloat) {
    drag(CGSize(width: 0, height: translation), anchor: nil)
  }

  func endNestedDrag(_ translation: CGFloat, velocity: CGFloat) {
    endDrag(CGSize(width: 0, height: translation), velocity: CGSize(width: 0, height: velocity))
  }

  func cancelNestedDrag() { cancelDrag() }

  /// Moves the page with a touch that began at a point of the window, without an animation.
  func drag(_ translation: CGSize, from start: CGPoint) {
    let (transform, size) = (transformToRoot, presentedSize)
    guard transform.determinant != 0, transform.isFinite, size.width > 0, size.height > 0 else {
      return
    }
    let point = start.applying(transform.inverted())
    drag(translation, anchor: UnitPoint(x: point.x / size.width, y: point.y / size.height))
  }

  /// Moves the page without an animation.
  ///
  /// - Parameter anchor: The point of the page under the touch, as fractions of its size; nil for the last one.
  private func drag(_ translation: CGSize, anchor: UnitPoint?) {
    var transaction = Transaction()
    transaction.tracksVelocity = true
    setPull(translation, anchor, transaction)
  }

  /// Leaves the page if the drag is predicted to go far enough; else returns it.
  func endDrag(_ translation: CGSize, velocity: CGSize) {
    let interval = CGFloat(GestureThresholds.standard.predictionInterval)
    let projected = max(
      translation.height + velocity.height * interval,
      directedWidth(translation.width + velocity.width * interval))
    if projected > Self.dismissFraction * presentedSize.height { dismiss() }
    cancelDrag()
  }

  func cancelDrag() {
    setPull(.zero, nil, Transaction(animation: NavigationMotion.animation))
  }

  private func directedWidth(_ width: CGFloat) -> CGFloat { isRightToLeft ? -width : width }
}
