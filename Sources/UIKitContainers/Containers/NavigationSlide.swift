// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The standard animation of a push or a pop: the upper view moves by the whole width, the lower one by a
/// part of it.
@MainActor
final class NavigationSlide: UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let width = context.containerView.bounds.width
    ViewAnimation.withoutAnimation {
      new.center.x += isPush ? width : -0.3 * width
      if isPush {
        context.containerView.addSubview(new)
      } else {
        context.containerView.insertSubview(new, belowSubview: old)
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [],
      animations: { [isPush] in
        new.center.x = width / 2
        old.center.x = isPush ? width * 0.2 : width * 1.5
      }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
