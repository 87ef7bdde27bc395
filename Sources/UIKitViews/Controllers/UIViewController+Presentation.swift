// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// An object that animates the transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Starts the animations, which end with `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// The default does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The context of a transition, for its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives it.
  var isInteractive: Bool { get }
  /// Whether the gesture has cancelled it.
  var transitionWasCancelled: Bool { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Ends the transition. Animators call it.
  func completeTransition(_ didComplete: Bool)
  /// Sets the progress of the gesture, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Finishes the transition.
  func finishInteractiveTransition()
  /// Cancels the transition.
  func cancelInteractiveTransition()
}

/// A controller of a transition.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  private let name: String
  /// The controller shown before the transition.
  public static let from = UITransitionContextViewControllerKey(name: "from")
  /// The controller shown after the transition.
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

/// A view of a transition.
public struct UITransitionContextViewKey: Hashable, Sendable {
  private let name: String
  /// The view that disappears.
  public static let from = UITransitionContextViewKey(name: "from")
  /// The view that appears.
  public static let to = UITransitionContextViewKey(name: "to")
}

/// An object that provides the transitions of a presented controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animator of the presentation; nil for the standard one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of the dismissal; nil for the standard one.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that places the presented view; nil for the whole window.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// The object that drives the presentation by a gesture; nil for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The object that drives the dismissal by a gesture; nil for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  /// Returns nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// An object that drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the transition starts.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
}

/// Drives the animations of a transition by a fraction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The speed after the gesture, relative to the animation's.
  open var completionSpeed: CGFloat = 1
  /// The progress of the gesture, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The duration of the animation in seconds.
  open private(set) var duration: CGFloat = 0
  private weak var context: ModalTransition?

  /// Creates a driver.
  public init() {}

  /// Called when the transition starts.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext as? ModalTransition
    duration = context?.duration ?? 0
    percentComplete = 0
    context?.pause()
  }

  /// Sets the progress of the gesture, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Finishes the transition.
  open func finish() { context?.resume(reversed: false, speed: completionSpeed) }
  /// Cancels the transition.
  open func cancel() { context?.resume(reversed: true, speed: completionSpeed) }
}

/// Places the view of a presented controller, and adds views around it.
@preconcurrency @MainActor
open class UIPresentationController {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents it.
  public let presentingViewController: UIViewController
  /// The view in which the presentation happens; nil outside of it.
  open internal(set) var containerView: UIView?

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
}

extension UIViewController {
  /// The controller that this one presents; nil for none.
  public var presentedViewController: UIViewController? { presentation?.presented }
  /// The controller that presents this one; nil for none.
  public var presentingViewController: UIViewController? {
    presentingPresentation?.presenting ?? parent?.presentingViewController
  }
  /// The object that places this controller's view; nil if it is not presented.
  public var presentationController: UIPresentationController? {
    presentingPresentation?.controller
  }
  /// The coordinator of the transition in progress; nil without one.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    (presentation ?? presentingPresentation)?.transition
  }

  /// Presents a controller over this one.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let source = outermostController
    if let shown = source.presentation?.presented {
      return shown.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    guard let container = source.viewIfLoaded?.window ?? source.viewIfLoaded else { return }
    let presentation = ModalPresentation(source, viewControllerToPresent, in: container, from: self)
    source.presentation = presentation
    presentation.present(animated: flag, completion)
  }

  /// Dismisses the controller that this one presents; without one, this one itself.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presentation = presentation ?? outermostController.presentingPresentation
    guard let presentation else {
      completion?()
      return
    }
    presentation.dismiss(animated: flag, completion)
  }

  private var outermostController: UIViewController { parent?.outermostController ?? self }
}

/// A coordinator of animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs a closure with the transition's animation, and another one after it. Returns whether there is
  /// an animation.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure with the transition's animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The context of a transition, for animations alongside it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the gesture has cancelled it.
  var isCancelled: Bool { get }
  /// Its duration in seconds.
  var transitionDuration: TimeInterval { get }
}
