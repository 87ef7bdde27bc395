// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitViews

/// Adds the view of an alert, and waits for the transition of its contents.
@MainActor
final class AlertTransition: UIViewControllerAnimatedTransitioning {
  private let model: AlertModel
  private let isPresentation: Bool

  init(_ model: AlertModel, isPresentation: Bool) {
    (self.model, self.isPresentation) = (model, isPresentation)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPresentation, let alert = context.viewController(forKey: .to) {
      ViewAnimation.withoutAnimation {
        alert.view.frame = context.containerView.bounds
        alert.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        context.containerView.addSubview(alert.view)
      }
    }
    model.isDismissed = !isPresentation
    guard context.isAnimated else { return context.completeTransition(true) }
    let clock = ViewAnimation(
      AnimationTiming(
        curve: .bezier(AnimationTiming.linear), duration: transitionDuration(using: context)))
    clock.completion = { _ in context.completeTransition(true) }
    clock.beginClock()
  }
}
