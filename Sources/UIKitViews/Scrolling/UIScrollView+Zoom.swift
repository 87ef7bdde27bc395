// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

extension UIScrollView {
  /// The duration of an animated change of the scale, in seconds.
  private static let zoomDuration = 0.3

  /// The scale of the delegate's view; 1 by default. Setting it keeps the middle of the visible part,
  /// and stays between `minimumZoomScale` and `maximumZoomScale`. Without a view it has no effect.
  public var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The recognizer that scales the contents; nil unless `maximumZoomScale` is larger than `minimumZoomScale`.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    ownPinch.isEnabled ? ownPinch : nil
  }

  /// Changes the scale, and keeps the middle of the visible part. NaN changes nothing, nor does infinity without a
  /// maximum.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = zoomedView, !scale.isNaN else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let anchor = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
    zoom(view, to: scale, keeping: anchor, at: middle, animated: animated)
  }

  /// Scales the contents so that a rectangle, in the coordinates of the delegate's view, fills the visible part.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(
      view, to: scale, keeping: CGPoint(x: rect.midX, y: rect.midY),
      at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
  }

  /// The delegate's view for zooming; nil for none.
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// The smallest and the largest scale, which may be infinite. A maximum that is NaN or below the minimum is the minimum.
  private var zoomLimits: ClosedRange<CGFloat> {
    let smallest = minimumZoomScale.isFinite ? minimumZoomScale : 1
    return smallest...(maximumZoomScale.isNaN ? smallest : max(smallest, maximumZoomScale))
  }

  func zoomLimitsChanged() {
    let limits = zoomLimits
    ownPinch.isEnabled = limits.upperBound > limits.lowerBound
  }

  private func zoom(
    _ view: UIView, to scale: CGFloat, keeping anchor: CGPoint, at location: CGPoint, animated: Bool
  ) {
    let scale = min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
    guard scale.isFinite else { return }
    stop()
    guard animated, window != nil else {
      apply(scale, to: view)
      contentOffset = clamped(offset(of: anchor, in: view, at: location))
      delegate?.scrollViewDidZoom(self)
      return
    }
    animate(view, to: scale, keeping: anchor, at: location)
  }

  private func animate(
    _ view: UIView, to scale: CGFloat, keeping anchor: CGPoint, at location: CGPoint
  ) {
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      apply(scale, to: view)
      contentOffset = clamped(offset(of: anchor, in: view, at: location))
      delegate?.scrollViewDidZoom(self)
    } completion: { [weak self] _ in
      guard let self, !isZooming else { return }
      zoom.isBouncing = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }
  }

  /// Scales a view, whose upper left corner stays where it is in the contents.
  /// A scale that is not finite changes nothing.
  private func apply(_ scale: CGFloat, to view: UIView) {
    guard scale.isFinite else { return }
    let corner = view.frame.origin
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let (size, anchor) = (view.bounds.size, view.layer.anchorPoint)
    view.center = CGPoint(
      x: corner.x + anchor.x * size.width * scale, y: corner.y + anchor.y * size.height * scale)
    contentSize = CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The offset at which a point of a view is at a given point of the visible part.
  private func offset(of anchor: CGPoint, in view: UIView, at location: CGPoint) -> CGPoint {
    let point = view.convert(anchor, to: self)
    return CGPoint(x: point.x - location.x, y: point.y - location.y)
  }

  // MARK: Pinch

  func pinched(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard let view = zoomedView else { return }
      stop()
      zoom.isBouncing = false
      zoom.pinch = ScrollZoom.Pinch(
        view: view, scale: ScrollZoom.unbanded(zoom.scale, zoomLimits),
        anchor: view.convert(recognizer.location(in: self), from: self))
      delegate?.scrollViewWillBeginZooming(self, with: view)
      followPinch(recognizer)
    case .changed: followPinch(recognizer)
    case .ended, .cancelled: endPinch(recognizer)
    default: break
    }
  }

  private func location(of recognizer: UIPinchGestureRecognizer) -> CGPoint {
    let location = recognizer.location(in: self)
    return CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
  }

  private func followPinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let pinch = zoom.pinch, recognizer.numberOfTouches > 1 else { return }
    let wanted = pinch.scale * recognizer.scale
    let location = location(of: recognizer)
    apply(
      bouncesZoom
        ? ScrollZoom.banded(wanted, zoomLimits)
        : min(max(wanted, zoomLimits.lowerBound), zoomLimits.upperBound), to: pinch.view)
    showIndicators()
    contentOffset = banded(offset(of: pinch.anchor, in: pinch.view, at: location))
    delegate?.scrollViewDidZoom(self)
  }

  private func endPinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let pinch = zoom.pinch else { return }
    zoom.pinch = nil
    let inside = min(max(zoom.scale, zoomLimits.lowerBound), zoomLimits.upperBound)
    guard inside != zoom.scale else {
      delegate?.scrollViewDidEndZooming(self, with: pinch.view, atScale: zoom.scale)
      restartPan()
      returnToRange()
      return
    }
    zoom.isBouncing = true
    // The fingers are lifted already: what is in the middle between them stays there.
    let point = pinch.view.convert(pinch.anchor, to: self)
    animate(
      pinch.view, to: inside, keeping: pinch.anchor,
      at: CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY))
    restartPan()
  }

  // MARK: Constraints

  /// Sets the size of the contents that constraints determine, without the scale.
  func setConstrainedContentSize(_ size: CGSize) {
    let scaled =
      zoomedView == nil
      ? size : CGSize(width: size.width * zoom.scale, height: size.height * zoom.scale)
    if contentSize != scaled { contentSize = scaled }
  }

  /// The middle of a view that constraints place as if it were not scaled.
  func zoomedCenter(of view: UIView, _ center: CGPoint) -> CGPoint {
    guard zoom.scale != 1, view === zoomedView else { return center }
    let (size, anchor) = (view.bounds.size, view.layer.anchorPoint)
    return CGPoint(
      x: center.x + anchor.x * size.width * (zoom.scale - 1),
      y: center.y + anchor.y * size.height * (zoom.scale - 1))
  }
}
