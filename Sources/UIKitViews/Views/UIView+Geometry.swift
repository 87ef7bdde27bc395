// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIView {
  /// The safe area around the view, with the additional insets of its controller.
  var currentSafeArea: UIEdgeInsets {
    guard let controller, controller.additionalSafeAreaInsets != .zero else {
      return inheritedSafeArea
    }
    let (own, more) = (inheritedSafeArea, controller.additionalSafeAreaInsets)
    return UIEdgeInsets(
      top: own.top + more.top, left: own.left + more.left, bottom: own.bottom + more.bottom,
      right: own.right + more.right)
  }

  /// Whether the constraints inside are solved by themselves, in a frame that the superview sets.
  var isLayoutRoot: Bool { solvesAlone && translatesAutoresizingMaskIntoConstraints }

  /// Sets the bounds and the center so that a rectangle encloses the transformed view.
  func placeFrame(_ newValue: CGRect) {
    let state = layer.model
    guard state.transform == CATransform3DIdentity else {
      let linear = state.transform.planar
      let box = CGRect(origin: .zero, size: state.bounds.size).applying(linear)
      var size = state.bounds.size
      if box.width > 0, box.height > 0 {
        size.width *= newValue.width / box.width
        size.height *= newValue.height / box.height
      }
      bounds.size = size
      let moved = layer.frame
      center = CGPoint(
        x: center.x + newValue.minX - moved.minX, y: center.y + newValue.minY - moved.minY)
      return
    }
    if newValue.size != state.bounds.size { bounds.size = newValue.size }
    center = CGPoint(
      x: newValue.minX + state.anchorPoint.x * newValue.width,
      y: newValue.minY + state.anchorPoint.y * newValue.height)
  }

  /// Resizes subviews by their masks, and requests a layout.
  func sizeChanged(from old: CGSize) {
    if autoresizesSubviews {
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
        view.autoresize(from: old, to: bounds.size)
      }
    }
    if contentMode == .redraw { setNeedsDisplay() }
    setNeedsLayout()
  }

  /// The margins with the safe area and the superview's margins.
  var effectiveMargins: UIEdgeInsets {
    let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    var margins = UIEdgeInsets(
      top: ownMargins.top + safe.top, left: ownMargins.left + safe.left,
      bottom: ownMargins.bottom + safe.bottom, right: ownMargins.right + safe.right)
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let (outer, frame, size) = (superview.layoutMargins, frame, superview.bounds.size)
    margins.top = max(margins.top, outer.top - frame.minY)
    margins.left = max(margins.left, outer.left - frame.minX)
    margins.bottom = max(margins.bottom, outer.bottom - (size.height - frame.maxY))
    margins.right = max(margins.right, outer.right - (size.width - frame.maxX))
    return margins
  }

  /// The part of the safe area around the surface or the superview that reaches into the view.
  var inheritedSafeArea: UIEdgeInsets {
    if let ownSurface { return ownSurface.safeAreaInsets }
    guard let superview else { return .zero }
    let (outer, frame, size) = (superview.safeAreaInsets, frame, superview.bounds.size)
    func inset(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), limit) }
    return UIEdgeInsets(
      top: inset(outer.top - frame.minY, outer.top),
      left: inset(outer.left - frame.minX, outer.left),
      bottom: inset(frame.maxY - (size.height - outer.bottom), outer.bottom),
      right: inset(frame.maxX - (size.width - outer.right), outer.right))
  }
}

extension CALayer {
  var frameWithoutAnimation: CGRect {
    get { frame }
    set { ViewAnimation.withoutAnimation { frame = newValue } }
  }
}
