// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// A card over dimmed contents.
final class SheetPresentation: UIPresentationController {
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let top = containerView.safeAreaInsets.top + 10
    return containerView.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    ViewAnimation.withoutAnimation {
      dimming.frame = containerView.bounds
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
      dimming.alpha = 0
      containerView.insertSubview(dimming, at: 0)
      presentedView?.layer.cornerRadius = 10
      presentedView?.layer.cornerCurve = .continuous
      presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      presentedView?.clipsToBounds = true
    }
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }
}
