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

/// The default result of `interruptibleAnimator(using:)`: marks a transition without an interruptible animator.
final class MissingAnimator: UIViewPropertyAnimator {}

extension UIViewControllerAnimatedTransitioning {
  /// By default there is no such animator, and `animateTransition(using:)` is called.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { MissingAnimator() }
  /// The default does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
