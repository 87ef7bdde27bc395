// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// The view in which a presentation happens.
final class PresentationContainer: UIView {
  var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    if let presentationController,
      type(of: presentationController) == SheetPresentation.self
        || type(of: presentationController) == UIPresentationController.self,
      presentationController.presentedViewController.transitionCoordinator == nil
    {
      presentationController.presentedView?.frame =
        presentationController.frameOfPresentedViewInContainerView
    }
    presentationController?.containerViewDidLayoutSubviews()
  }
}
