// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

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
