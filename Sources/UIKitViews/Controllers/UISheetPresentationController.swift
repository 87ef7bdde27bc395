// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// Presents a controller on a card at the lower edge, which the user drags between heights.
///
/// - Note: Differs from UIKit: a sheet at its large detent does not push the views behind it back.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests; only the highest by default.
  open var detents: [Detent] = [.large()] { didSet { configurationChanged() } }

  /// The detent at which the sheet rests; nil for the lowest. A change moves the sheet, in
  /// `animateChanges(_:)` with an animation.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { configurationChanged() } }

  /// The highest detent at which the views behind are not dimmed and receive touches; nil if they are always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { configurationChanged() } }

  /// Whether a bar at the upper edge shows that the sheet can be dragged; false by default.
  open var prefersGrabberVisible = false { didSet { configurationChanged() } }

  /// The radius of the upper corners in points; nil for 10.
  open var preferredCornerRadius: CGFloat? { didSet { configurationChanged() } }

  /// Whether a drag up in a scroll view at its upper edge expands the sheet instead of scrolling, until
  /// it is at the highest detent; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet is attached to the lower edge in windows of small height. No effect: it always is.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the width is that of the controller's `preferredContentSize`; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { configurationChanged() }
  }

  private let dimming = UIView()
  private let grabber = UIView()
  private lazy var drag = SheetDrag(self)
  /// The height during a drag, without the safe area; nil otherwise.
  var draggedHeight: CGFloat?
  /// The downward velocity with which a drag has ended in a dismissal, in points per second.
  var releaseVelocity: CGFloat = 0

  /// The greatest width of a sheet, in points.
  private static let greatestWidth: CGFloat = 640

  /// Makes changes of the properties with an animation.
  open func animateChanges(_ changes: () -> Void) { animate(velocity: 0, changes) }

  /// Computes the heights of custom detents again, and lays out the sheet with them. Inside of
  /// `animateChanges(_:)` the change is animated.
  open func invalidateDetents() { configurationChanged() }

  // MARK: Heights

  /// The active detents with their heights, from the lowest up; at least one.
  var heights: [(identifier: Detent.Identifier, value: CGFloat)] {
    guard let containerView else { return [] }
    let context = SheetResolution(containerView)
    let most = context.maximumDetentValue
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, min(max($0, 0), most)) }
    }
    return active.isEmpty ? [(.large, most)] : active.sorted { $0.1 < $1.1 }
  }

  /// The height at which the sheet rests, without the safe area.
  var restingHeight: CGFloat {
    let heights = heights
    let selected = heights.first { $0.identifier == selectedDetentIdentifier }
    return (selected ?? heights.first)?.value ?? 0
  }

  /// Whether the views behind receive touches.
  var isUndimmed: Bool {
    guard let largestUndimmedDetentIdentifier,
      let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return false }
    return restingHeight <= limit.value
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let lowest = heights.first?.value else { return .zero }
    let size = containerView.bounds.size
    let height = draggedHeight ?? restingHeight
    var width = min(size.width, Self.greatestWidth)
    let preferred = presentedViewController.preferredContentSize.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 {
      width = min(size.width, preferred)
    }
    // Below the lowest detent the sheet keeps its height, and leaves the window.
    let full = max(height, lowest) + containerView.safeAreaInsets.bottom
    return CGRect(
      x: (size.width - width) / 2, y: size.height - full + max(0, lowest - height), width: width,
      height: full)
  }

  // MARK: Presentation

  open override func presentationTransitionWillBegin() {
    guard let containerView, let presentedView else { return }
    releaseVelocity = 0
    draggedHeight = nil
    ViewAnimation.withoutAnimation {
      dimming.frame = containerView.bounds
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
      dimming.alpha = 0
      containerView.insertSubview(dimming, at: 0)
      presentedView.layer.cornerCurve = .continuous
      presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      presentedView.clipsToBounds = true
      grabber.backgroundColor = UIColor.systemGray.withAlphaComponent(0.5)
      grabber.layer.cornerRadius = 2.5
      grabber.isUserInteractionEnabled = false
      grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      showConfiguration()
    }
    drag.attach(to: presentedView, dimming)
    let alpha: CGFloat = isUndimmed ? 0 : 1
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = alpha }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { detach() }
  }

  open override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    draggedHeight = nil
    if completed { detach() }
  }

  private func detach() {
    drag.detach()
    grabber.removeFromSuperview()
    dimming.removeFromSuperview()
  }

  override var passesTouches: Bool { isUndimmed }

  @_spi(ViewTree) open override func escape() { drag.tapped() }

  // MARK: Changes

  private func configurationChanged() {
    guard containerView != nil, presentedViewController.transitionCoordinator == nil else { return }
    showConfiguration()
    dimming.alpha = isUndimmed ? 0 : 1
    placeSheet()
  }

  private func showConfiguration() {
    guard let presentedView else { return }
    presentedView.layer.cornerRadius = preferredCornerRadius ?? 10
    guard prefersGrabberVisible else { return grabber.removeFromSuperview() }
    if grabber.superview !== presentedView {
      presentedView.addSubview(grabber)
      grabber.frame = CGRect(x: presentedView.bounds.midX - 18, y: 5, width: 36, height: 5)
    }
    presentedView.bringSubviewToFront(grabber)
  }

  /// Moves the card to its height.
  func placeSheet() {
    presentedView?.frame = frameOfPresentedViewInContainerView
    presentedView?.layoutIfNeeded()
  }

  /// Moves the sheet by the spring of sheets.
  ///
  /// - Parameter velocity: As a fraction of the distance per second.
  func animate(velocity: CGFloat, _ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        springDuration: 0.42, bounce: 0.1, initialSpringVelocity: velocity,
        options: .allowUserInteraction, animations: changes)
    }
  }
}
