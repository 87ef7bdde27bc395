// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// The view in which a presentation happens.
final class PresentationContainer: UIView {
  var presentationController: UIPresentationController?
  private var lastSize: CGSize?

  /// Whether the views behind cannot be used.
  var isModal: Bool {
    presentationController.map {
      !$0.passesTouches && !$0.presentedViewController.isBeingDismissed
    } ?? false
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard presentationController?.passesTouches == true else { return hit }
    let presented = presentationController?.presentedView
    return hit.flatMap { $0.isDescendant(of: presented ?? self) ? $0 : nil }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    presentationController?.traitCollectionDidChange(previousTraitCollection)
  }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    // An animator may leave the view elsewhere; only a change of the size moves it then.
    let isResized = lastSize.map { $0 != bounds.size } ?? false
    lastSize = bounds.size
    if let controller = presentationController,
      controller is UISheetPresentationController
        || isResized && type(of: controller) == UIPresentationController.self,
      controller.presentedViewController.transitionCoordinator == nil
    {
      controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
    }
    presentationController?.containerViewDidLayoutSubviews()
  }
}
