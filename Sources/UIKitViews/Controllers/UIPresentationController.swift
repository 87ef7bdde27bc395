// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// Places the view of a presented controller, and adds views around it.
@preconcurrency @MainActor
open class UIPresentationController: UIContentContainer {
  /// The controller whose view is presented.
  public unowned let presentedViewController: UIViewController
  /// The controller over which the view is presented.
  public internal(set) unowned var presentingViewController: UIViewController
  /// The view in which the presentation happens; nil outside of it.
  open internal(set) var containerView: UIView?
  /// The delegate, which is asked before the user dismisses the controller.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller, which a transitioning delegate returns for a custom presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when that has changed. Lays out the container by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }
  /// The size of the presented view, for `frameOfPresentedViewInContainerView`: the whole one by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The style of the presentation: that of the presented controller.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The view that the presentation places; by default that of the presented controller. A subclass
  /// may return one that contains it.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view in the container, in points; by default all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the view below is removed after the presentation, and put back before the dismissal; true by
  /// default for the styles `fullScreen` and `currentContext`.
  open var shouldRemovePresentersView: Bool {
    let style = presentedViewController.modalPresentationStyle
    return style == .fullScreen || style == .currentContext
  }
  /// Called before the presentation's animation: the place to add views such as a dimmed
  /// background, and to animate them beside the transition. Does nothing by default.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation's animation; `completed` is false if it was cancelled. Does nothing by default.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's animation: the place to fade out views that were added. Does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal's animation; `completed` is false if it was cancelled. Does nothing by default.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container is laid out: the place to set frames of views that were added.
  /// Does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has been laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the size of the window changes. Calls the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.viewWillTransition(to: size, with: coordinator) }

  /// The style in a narrow window; `none` by default. No effect: that of the delegate decides.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// The properties of the interface.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Called when the appearance of the window has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether touches beside the presented view reach the views behind.
  var passesTouches: Bool { false }

  /// Called for the Escape key. Calls `escape` of a controller with that method.
  @_spi(ViewTree) open func escape() {
    (presentedViewController as? any EscapableController)?.escape()
  }
}

/// A controller that the Escape key dismisses.
@MainActor
package protocol EscapableController: UIViewController {
  func escape()
}
