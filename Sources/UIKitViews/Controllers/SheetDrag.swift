// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import Motion

/// The drag of a sheet between its detents, and out of the window.
final class SheetDrag: UIGestureRecognizerDelegate {
  private unowned let sheet: UISheetPresentationController
  private lazy var pan = UIPanGestureRecognizer(
    target: self, action: Selector(method: SheetDrag.panned, "panned"))
  private lazy var tap = UITapGestureRecognizer(
    target: self, action: Selector(method: SheetDrag.tapped, "tapped"))
  /// The height of the sheet at the start.
  private var start: CGFloat = 0

  init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

  /// Makes a card draggable, and makes a tap on the view behind it dismiss the sheet.
  func attach(to card: UIView, _ background: UIView) {
    pan.delegate = self
    card.addGestureRecognizer(pan)
    background.addGestureRecognizer(tap)
    for recognizer in [pan, tap] { recognizer.isInternal = true }
  }

  func detach() {
    pan.view?.removeGestureRecognizer(pan)
    tap.view?.removeGestureRecognizer(tap)
  }

  func tapped() {
    if mayDismiss { dismiss(velocity: 0) }
  }

  private func panned() {
    switch pan.state {
    case .began:
      start = presentedHeight
      // The movement until the pan began does not count.
      let translation = pan.translation(in: nil)
      let length = hypot(translation.x, translation.y)
      let part = length > 0 ? max(0, length - UIPanGestureRecognizer.threshold) / length : 0
      pan.setTranslation(CGPoint(x: translation.x * part, y: translation.y * part), in: nil)
      sheet.presentedView?.layer.removeAllAnimations()
      move()
    case .changed: move()
    case .ended: release(velocity: pan.velocity(in: nil).y)
    case .cancelled: settle(at: sheet.restingHeight, velocity: 0)
    default: break
    }
  }

  /// The height that is presented, which differs from the resting one during an animation.
  private var presentedHeight: CGFloat {
    guard let card = sheet.presentedView, let container = sheet.containerView else { return 0 }
    let frame = card.layer.presentation()?.frame ?? card.frame
    return container.bounds.height - frame.minY - container.safeAreaInsets.bottom
  }

  private var isDismissible: Bool {
    !sheet.presentedViewController.isModalInPresentation
      && sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
  }

  /// Whether the user may dismiss the sheet; otherwise the delegate is notified of an attempt.
  private var mayDismiss: Bool {
    if isDismissible { return true }
    sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    return false
  }

  private func move() {
    let heights = sheet.heights
    guard let lowest = heights.first?.value, let highest = heights.last?.value,
      let container = sheet.containerView
    else { return }
    var height = start - pan.translation(in: nil).y
    let band = RubberBand(dimension: Double(container.bounds.height))
    if height > highest {
      height = highest + band.offset(forPull: height - highest)
    } else if height < lowest, sheet.presentedViewController.isModalInPresentation {
      height = lowest - band.offset(forPull: lowest - height)
    }
    sheet.draggedHeight = height
    ViewAnimation.withoutAnimation { sheet.placeSheet() }
  }

  private func release(velocity: CGFloat) {
    let heights = sheet.heights
    guard let lowest = heights.first?.value, let height = sheet.draggedHeight else { return }
    let projected = height - velocity * CGFloat(GestureThresholds.standard.predictionInterval)
    if projected < lowest / 2, height < start, mayDismiss { return dismiss(velocity: velocity) }
    let nearest = heights.min { abs($0.value - projected) < abs($1.value - projected) }
    guard let nearest else { return }
    let isOther = nearest.value != sheet.restingHeight
    settle(at: nearest.value, velocity: velocity) { [sheet] in
      if isOther { sheet.selectedDetentIdentifier = nearest.identifier }
    }
    guard isOther else { return }
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  private func settle(
    at height: CGFloat, velocity: CGFloat, _ change: () -> Void = {}
  ) {
    let distance = (sheet.draggedHeight ?? height) - height
    sheet.animate(velocity: abs(distance) < 0.5 ? 0 : velocity / distance) { [sheet] in
      sheet.draggedHeight = nil
      change()
      sheet.placeSheet()
    }
  }

  private func dismiss(velocity: CGFloat) {
    sheet.releaseVelocity = velocity
    let (sheet, presented) = (sheet, sheet.presentedViewController)
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    presented.presentingPresentation?.dismiss(animated: true) {
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
  }

  // MARK: Scroll views

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let translation = pan.translation(in: nil)
    if abs(translation.y) < abs(translation.x) || sheet.presentedViewController.isBeingDismissed {
      return false
    }
    guard let scroll = scrollView else { return true }
    guard scroll.isAtTop else { return false }
    if translation.y > 0 { return !scroll.isRefreshable }
    let isHighest = sheet.restingHeight >= sheet.heights.last?.value ?? 0
    return !isHighest && sheet.prefersScrollingExpandsWhenScrolledToEdge
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (otherGestureRecognizer.view as? any SheetScrollView)?.panGestureRecognizer
      === otherGestureRecognizer
  }

  /// The vertical scroll view under the finger; nil for none.
  private var scrollView: (any SheetScrollView)? {
    var view = pan.touches.first?.view
    while let current = view, current !== sheet.presentedView {
      if let scroll = current as? any SheetScrollView, scroll.scrollsVertically { return scroll }
      view = current.superview
    }
    return sheet.presentedView as? any SheetScrollView
  }
}
