// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// The view in which a presentation happens.
final class PresentationContainer: UIView {
  var presentationController: UIPresentationController?
  /// The size for which the presented view has its frame.
  var placedSize: CGSize?

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
    if let controller = presentationController,
      controller.presentedViewController.transitionCoordinator == nil
    {
      if controller is UISheetPresentationController
        || placedSize != bounds.size && type(of: controller) == UIPresentationController.self
      {
        controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
      }
      placedSize = bounds.size
    }
    presentationController?.containerViewDidLayoutSubviews()
  }
}
