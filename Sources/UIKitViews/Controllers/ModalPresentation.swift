// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A controller that is shown over another one.
@MainActor
package final class ModalPresentation {
  unowned let presenting: UIViewController
  let presented: UIViewController
  let controller: UIPresentationController
  private let source: UIViewController
  private let container = PresentationContainer()
  private let outer: UIView
  var transition: ModalTransition?
  /// Whether the controller is being presented or dismissed, until it has appeared or disappeared.
  private(set) var phase = Phase.shown

  enum Phase {
    case presenting
    case shown
    case dismissing
  }

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
    controller = custom ?? presented.makePresentationController(presenting: presenting)
    controller.presentingViewController = presenting
  }

  /// Whether the view below is notified that it is hidden.
  private var hidesPresenter: Bool { controller.shouldRemovePresentersView }

  /// The superview and index of the view below before a presentation that removes it; nil while it is there.
  private var presenterPlace: (superview: UIView, index: Int)?

  /// Moves the view below into the container, where it is during a transition that removes it. Returns
  /// whether there is such a view.
  private func movePresenterIntoContainer() -> Bool {
    guard hidesPresenter, let view = presenting.view else { return false }
    if presenterPlace == nil {
      guard let superview = view.superview, superview !== container,
        !container.isDescendant(of: view),
        let index = superview.subviews.firstIndex(where: { $0 === view })
      else { return false }
      presenterPlace = (superview, index)
    }
    ViewAnimation.withoutAnimation {
      view.frame = container.bounds
      container.insertSubview(view, at: 0)
    }
    return true
  }

  private func putPresenterBack() {
    guard let (superview, index) = presenterPlace, let view = presenting.view else { return }
    presenterPlace = nil
    ViewAnimation.withoutAnimation {
      superview.insertSubview(view, at: index)
      if view.layer.transform == CATransform3DIdentity { view.frame = superview.bounds }
    }
  }

  func present(animated: Bool, _ completion: (() -> Void)?) {
    presented.presentingPresentation = self
    phase = .presenting
    ViewAnimation.withoutAnimation {
      container.frame = outer.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.presentationController = controller
      outer.addSubview(container)
      controller.containerView = container
      controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
      container.placedSize = container.bounds.size
    }
    let replaces = movePresenterIntoContainer()
    let transition = ModalTransition(
      container, from: presenting, to: presented,
      replaces ? .replacement : .cover(controller.presentedView), isAnimated: animated,
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
      container.setNeedsLayout()
      controller.presentationTransitionDidEnd(isComplete)
      if isComplete {
        presented.endAppearanceTransition()
        if presenterPlace != nil { presenting.view.removeFromSuperview() }
        if hidesPresenter { presenting.endAppearanceTransition() }
      } else {
        presented.beginAppearanceTransition(false, animated: false)
        presented.endAppearanceTransition()
        if hidesPresenter {
          presenting.beginAppearanceTransition(true, animated: false)
          presenting.endAppearanceTransition()
        }
        remove()
      }
      phase = .shown
      completion?()
    }
    transition.run(
      animator,
      interaction: animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) },
      standard: presented.makeTransition(isPresentation: true, controller))
  }

  package func dismiss(animated: Bool, _ completion: (() -> Void)?) {
    guard transition == nil || transition?.isInteractive == false else { return }
    phase = .dismissing
    let replaces = presenterPlace != nil && movePresenterIntoContainer()
    let transition = ModalTransition(
      container, from: presented, to: presenting,
      replaces ? .replacement : .uncovering(controller.presentedView), isAnimated: animated,
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
        remove()
        if hidesPresenter { presenting.endAppearanceTransition() }
        completion?()
      } else {
        phase = .shown
        presented.beginAppearanceTransition(true, animated: false)
        presented.endAppearanceTransition()
        if hidesPresenter {
          presenting.beginAppearanceTransition(false, animated: false)
          if presenterPlace != nil { presenting.view.removeFromSuperview() }
          presenting.endAppearanceTransition()
        }
      }
    }
    transition.run(
      animator,
      interaction: animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) },
      standard: presented.makeTransition(isPresentation: false, controller))
  }

  private func remove() {
    putPresenterBack()
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
