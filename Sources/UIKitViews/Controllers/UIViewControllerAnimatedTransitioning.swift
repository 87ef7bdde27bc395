// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An object that animates the transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Starts the animations, which end with `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator that a gesture drives and can interrupt, instead of `animateTransition(using:)`. It is the same one
  /// for the whole transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

/// The animator of a transition that has none.
final class MissingAnimator: UIViewPropertyAnimator {}

extension UIViewControllerAnimatedTransitioning {
  /// The default is no animator: the transition is that of `animateTransition(using:)`.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { MissingAnimator() }
  /// The default does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
