// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// Places the view of a presented controller, and adds views around it.
@preconcurrency @MainActor
open class UIPresentationController {
  /// The controller that is presented.
  public unowned let presentedViewController: UIViewController
  /// The controller that presents it.
  public internal(set) unowned var presentingViewController: UIViewController
  /// The view in which the presentation happens; nil outside of it.
  open internal(set) var containerView: UIView?
  /// The delegate, which is asked before the user dismisses the controller.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates the object.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// The view that is placed.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the view in the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the view below is removed after the presentation.
  open var shouldRemovePresentersView: Bool { false }
  /// Called before the presentation.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has been laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Whether touches beside the presented view reach the views behind.
  var passesTouches: Bool { false }
}
