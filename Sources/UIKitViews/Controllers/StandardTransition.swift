// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// The standard animation of a presentation or a dismissal.
@MainActor
final class StandardTransition: UIViewControllerAnimatedTransitioning {
  private let isPresentation: Bool
  private let style: UIModalTransitionStyle

  /// The velocity of the view at the start of a dismissal, in points per second.
  private let velocity: CGFloat

  init(isPresentation: Bool, style: UIModalTransitionStyle, velocity: CGFloat = 0) {
    (self.isPresentation, self.style, self.velocity) = (isPresentation, style, velocity)
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
    let distance = isPresentation ? 0 : container.bounds.height - view.frame.minY
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: distance > 1 ? velocity / distance : 0, options: .allowUserInteraction,
      animations: end
    ) { _ in context.completeTransition(!context.transitionWasCancelled) }
  }
}
