// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

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
  /// A view of the transition. Both are there if one replaces the other, as in a presentation over the
  /// full screen or in a navigation controller; otherwise that of the presented controller only.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Ends the transition. Animators call it.
  func completeTransition(_ didComplete: Bool)
  /// Sets the progress of the gesture, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Stops the animations of a transition that no gesture drives, so that one can drive it.
  func pauseInteractiveTransition()
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
