// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// The edges of what a popover points at on which it may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The raw value of the option set.
  public let rawValue: UInt
  /// Creates an option set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up: the popover is below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points to the left: the popover is on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points to the right: the popover is on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// A delegate of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether a tap beside the popover dismisses it; true by default.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when a tap has dismissed the popover.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// The default does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns true.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// The default does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Something at which a popover points: a view or a button of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Presents a controller in a popover that points at a view or a button of a bar.
///
/// In a narrow window it is a sheet instead, unless the delegate's `adaptivePresentationStyle(for:)` returns
/// `none`.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view at which the popover points.
  open weak var sourceView: UIView?
  /// The rectangle of that view at which it points; null for its bounds.
  open var sourceRect = CGRect.null
  /// The button at which the popover points, instead of a view.
  open weak var barButtonItem: UIBarButtonItem?
  /// The view or button at which the popover points.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// The directions in which the arrow may point; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction in which the arrow points; none before the presentation.
  open private(set) var arrowDirection: UIPopoverArrowDirection = []
  /// The color behind the contents, also that of the arrow; nil for that of the view.
  open var backgroundColor: UIColor?
  /// Views that get touches beside the popover. No effect: no view does.
  open var passthroughViews: [UIView]?
  /// The minimum distances from the edges of the window, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover what it points at. No effect: it does where there is no room beside it.
  open var canOverlapSourceViewRect = false

  private let dimming = UIView()
  private let arrow = UIView()
  private let shape = CAShapeLayer()
  /// The length and the half width of the arrow, in points.
  private static let arrowSize = CGSize(width: 14, height: 13)

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    popoverDelegate?.prepareForPopoverPresentation(self)
    guard let containerView, let presentedView else { return }
    ViewAnimation.withoutAnimation {
      dimming.frame = containerView.bounds
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      containerView.insertSubview(dimming, at: 0)
      if dimming.gestureRecognizers?.isEmpty != false {
        dimming.addGestureRecognizer(
          UITapGestureRecognizer(
            target: self,
            action: Selector(method: UIPopoverPresentationController.tapped, "tapped")))
      }
      arrow.isUserInteractionEnabled = false
      arrow.layer.addSublayer(shape)
      containerView.addSubview(arrow)
      presentedView.layer.cornerRadius = 13
      presentedView.clipsToBounds = true
      dimming.backgroundColor = UIColor.black.withAlphaComponent(0.1)
      place()
    }
    fade(from: 0, to: 1)
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(from: 1, to: 0)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return fade(from: 1, to: 1) }
    dimming.removeFromSuperview()
    arrow.removeFromSuperview()
  }

  private func fade(from: CGFloat, to: CGFloat) {
    ViewAnimation.withoutAnimation { for view in [dimming, arrow] { view.alpha = from } }
    UIView.animate(withDuration: 0.25) {
      for view in [self.dimming, self.arrow] { view.alpha = to }
    }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentedViewController.transitionCoordinator == nil else { return }
    place()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  @_spi(ViewTree) open override func escape() { tapped() }

  private func tapped() {
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true,
      popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [self] in
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  // MARK: Places

  /// The rectangle at which the popover points, in the container.
  private var anchor: CGRect {
    guard let containerView else { return .zero }
    let view = barButtonItem.flatMap { $0.customView ?? $0.shownView } ?? sourceView
    guard let view else { return CGRect(x: containerView.bounds.midX, y: 0, width: 0, height: 0) }
    let isWhole = sourceRect.isNull || barButtonItem != nil
    return view.convert(isWhole ? view.bounds : sourceRect, to: containerView)
  }

  private var contentSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    if preferred.width > 0, preferred.height > 0 { return preferred }
    let fitting =
      presentedView?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) ?? .zero
    return CGSize(
      width: fitting.width > 1 ? fitting.width : 320,
      height: fitting.height > 1 ? fitting.height : 480)
  }

  /// The area that popovers may fill.
  private var area: CGRect {
    guard let containerView else { return .zero }
    return containerView.bounds.inset(by: containerView.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
  }

  open override var frameOfPresentedViewInContainerView: CGRect { placement().frame }

  /// The frame of the contents, and the direction of the arrow: the first permitted one with enough room, or
  /// else that with the most room.
  private func placement() -> (frame: CGRect, direction: UIPopoverArrowDirection) {
    let (anchor, area, size) = (anchor, area, contentSize)
    let gap = Self.arrowSize.height
    let rooms: [(UIPopoverArrowDirection, CGFloat, CGFloat)] = [
      (.up, area.maxY - anchor.maxY - gap, size.height),
      (.down, anchor.minY - area.minY - gap, size.height),
      (.left, area.maxX - anchor.maxX - gap, size.width),
      (.right, anchor.minX - area.minX - gap, size.width),
    ]
    let permitted = rooms.filter { permittedArrowDirections.contains($0.0) }
    let best =
      permitted.first { $0.1 >= $0.2 } ?? permitted.max { $0.1 / $0.2 < $1.1 / $1.2 } ?? rooms[0]
    var frame = CGRect(origin: .zero, size: size)
    frame.size.width = min(frame.width, area.width)
    frame.size.height = min(frame.height, area.height)
    if permittedArrowDirections.isEmpty {
      frame.origin.x = clamped(anchor.midX - frame.width / 2, area.minX, area.maxX - frame.width)
      frame.origin.y = clamped(anchor.midY - frame.height / 2, area.minY, area.maxY - frame.height)
      return (frame, [])
    }
    switch best.0 {
    case .up, .down:
      frame.size.height = min(frame.height, max(best.1, 44))
      frame.origin.x = clamped(anchor.midX - frame.width / 2, area.minX, area.maxX - frame.width)
      frame.origin.y = best.0 == .up ? anchor.maxY + gap : anchor.minY - gap - frame.height
    default:
      frame.size.width = min(frame.width, max(best.1, 44))
      frame.origin.y = clamped(anchor.midY - frame.height / 2, area.minY, area.maxY - frame.height)
      frame.origin.x = best.0 == .left ? anchor.maxX + gap : anchor.minX - gap - frame.width
    }
    return (frame, best.0)
  }

  private func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(low, min(value, high))
  }

  /// Places the arrow.
  private func place() {
    let (frame, direction) = placement()
    arrowDirection = direction
    let (half, length) = (Self.arrowSize.width, Self.arrowSize.height)
    let inset = half + 13
    let x = clamped(anchor.midX, frame.minX + inset, frame.maxX - inset)
    let y = clamped(anchor.midY, frame.minY + inset, frame.maxY - inset)
    let points: [CGPoint] =
      switch direction {
      case .up:
        [
          CGPoint(x: x - half, y: frame.minY), CGPoint(x: x, y: frame.minY - length),
          CGPoint(x: x + half, y: frame.minY),
        ]
      case .down:
        [
          CGPoint(x: x - half, y: frame.maxY), CGPoint(x: x, y: frame.maxY + length),
          CGPoint(x: x + half, y: frame.maxY),
        ]
      case .left:
        [
          CGPoint(x: frame.minX, y: y - half), CGPoint(x: frame.minX - length, y: y),
          CGPoint(x: frame.minX, y: y + half),
        ]
      default:
        [
          CGPoint(x: frame.maxX, y: y - half), CGPoint(x: frame.maxX + length, y: y),
          CGPoint(x: frame.maxX, y: y + half),
        ]
      }
    let path = UIBezierPath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
    shape.path = direction.isEmpty ? nil : path.cgPath
    shape.fillColor =
      (backgroundColor ?? presentedView?.backgroundColor ?? .systemBackground).cgColor
    if let backgroundColor { presentedView?.backgroundColor = backgroundColor }
  }
}

extension UIViewController {
  /// The popover in which this controller is presented, or will be with the style `popover`; nil for other
  /// styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let shown = presentingViewController?.presentedViewController, shown !== self, parent != nil
    {
      return parent?.popoverPresentationController
    }
    guard modalPresentationStyle == .popover else { return nil }
    if ownPopover == nil {
      ownPopover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
    return ownPopover as? UIPopoverPresentationController
  }
}
