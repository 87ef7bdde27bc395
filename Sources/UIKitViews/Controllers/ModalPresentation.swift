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

/// A controller that is shown over another one.
@MainActor
final class ModalPresentation {
  unowned let presenting: UIViewController
  let presented: UIViewController
  let controller: UIPresentationController
  private let source: UIViewController
  private let container = PresentationContainer()
  private let outer: UIView
  var transition: ModalTransition?

  init(
    _ presenting: UIViewController, _ presented: UIViewController, in outer: UIView,
    from source: UIViewController
  ) {
    (self.presenting, self.presented, self.outer, self.source) = (
      presenting, presented, outer, source
    )
    let custom =
      presented.modalPresentationStyle == .custom
      ? presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenting, source: source) : nil
    controller =
      custom
      ?? (presented.modalPresentationStyle.isSheet
        ? SheetPresentation(presentedViewController: presented, presenting: presenting)
        : UIPresentationController(presentedViewController: presented, presenting: presenting))
  }

  /// Whether the view below is told that it is hidden.
  private var hidesPresenter: Bool { presented.modalPresentationStyle == .fullScreen }

  func present(animated: Bool, _ completion: (() -> Void)?) {
    presented.presentingPresentation = self
    ViewAnimation.withoutAnimation {
      container.frame = outer.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.presentationController = controller
      outer.addSubview(container)
      controller.containerView = container
    }
    let transition = ModalTransition(
      container, from: presenting, to: presented, isPresentation: true, isAnimated: animated,
      finalFrame: controller.frameOfPresentedViewInContainerView)
    self.transition = transition
    let delegate = presented.transitioningDelegate
    let animator = delegate?.animationController(
      forPresented: presented, presenting: presenting, source: source)
    controller.presentationTransitionWillBegin()
    presented.beginAppearanceTransition(true, animated: animated)
    if hidesPresenter { presenting.beginAppearanceTransition(false, animated: animated) }
    transition.onEnd = { [self] isComplete in
      self.transition = nil
      controller.presentationTransitionDidEnd(isComplete)
      if isComplete {
        presented.endAppearanceTransition()
        if hidesPresenter { presenting.endAppearanceTransition() }
      } else {
        presented.beginAppearanceTransition(false, animated: false)
        presented.endAppearanceTransition()
        remove()
      }
      completion?()
    }
    transition.run(
      animator,
      interaction: animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) },
      standard: StandardTransition(isPresentation: true, style: presented.modalTransitionStyle))
  }

  func dismiss(animated: Bool, _ completion: (() -> Void)?) {
    guard transition == nil || transition?.isInteractive == false else { return }
    let transition = ModalTransition(
      container, from: presented, to: presenting, isPresentation: false, isAnimated: animated,
      finalFrame: container.bounds)
    self.transition = transition
    let delegate = presented.transitioningDelegate
    let animator = delegate?.animationController(forDismissed: presented)
    controller.dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: animated)
    if hidesPresenter { presenting.beginAppearanceTransition(true, animated: animated) }
    transition.onEnd = { [self] isComplete in
      self.transition = nil
      controller.dismissalTransitionDidEnd(isComplete)
      if isComplete {
        presented.endAppearanceTransition()
        if hidesPresenter { presenting.endAppearanceTransition() }
        remove()
        completion?()
      } else {
        presented.beginAppearanceTransition(true, animated: false)
        presented.endAppearanceTransition()
      }
    }
    transition.run(
      animator,
      interaction: animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) },
      standard: StandardTransition(isPresentation: false, style: presented.modalTransitionStyle))
  }

  private func remove() {
    presented.view.removeFromSuperview()
    container.removeFromSuperview()
    presented.presentingPresentation = nil
    presenting.presentation = nil
    controller.containerView = nil
  }
}

extension UIModalPresentationStyle {
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

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

/// The standard animation of a presentation or a dismissal.
@MainActor
final class StandardTransition: UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool
  private let style: UIModalTransitionStyle

  init(isPresentation: Bool, style: UIModalTransitionStyle) {
    (self.isPresentation, self.style) = (isPresentation, style)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let moving = context.viewController(forKey: isPresentation ? .to : .from),
      let view = moving.view
    else { return context.completeTransition(true) }
    let container = context.containerView
    let final = context.finalFrame(for: moving)
    let below = CGRect(
      origin: CGPoint(x: final.minX, y: container.bounds.height), size: final.size)
    if isPresentation {
      ViewAnimation.withoutAnimation {
        view.frame = style == .crossDissolve ? final : below
        view.alpha = style == .crossDissolve ? 0 : 1
        container.addSubview(view)
        view.layoutIfNeeded()
      }
    }
    let end = { [isPresentation, style] in
      if style == .crossDissolve {
        view.alpha = isPresentation ? 1 : 0
      } else {
        view.frame =
          isPresentation
          ? final
          : CGRect(
            origin: CGPoint(x: view.frame.minX, y: container.bounds.height), size: view.bounds.size)
      }
    }
    guard context.isAnimated else {
      end()
      return context.completeTransition(true)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction, animations: end
    ) { _ in context.completeTransition(!context.transitionWasCancelled) }
  }
}
