// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// An object that drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the transition starts.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether a gesture drives the transition from its start; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns true.
  public var wantsInteractiveStart: Bool { true }
}

/// Drives the animations of a transition by a fraction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The speed after the gesture, relative to the animation's.
  open var completionSpeed: CGFloat = 1
  /// The curve after the gesture; `easeInOut` by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a gesture drives the transition from its start; true by default. If false, the animation runs
  /// until `pause()`.
  open var wantsInteractiveStart = true
  /// The progress that the gesture has set, from 0 (the start of the transition) to 1 (its end).
  open private(set) var percentComplete: CGFloat = 0
  /// The duration of the transition's animation in seconds; 0 before it starts.
  open private(set) var duration: CGFloat = 0
  private weak var context: ModalTransition?

  /// Creates a driver. A transitioning delegate returns it as the interaction controller of a transition.
  public init() {}

  /// Called when the transition starts. Pauses its animations at progress 0 if a gesture drives it from the start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext as? ModalTransition
    duration = context?.duration ?? 0
    percentComplete = 0
    if wantsInteractiveStart { context?.pause() }
  }

  /// Stops the animations, so that a gesture drives the transition.
  open func pause() { percentComplete = context?.pause() ?? 0 }

  /// Sets the progress of the gesture, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the animations run from the current progress to the end of the transition.
  open func finish() {
    context?.resume(reversed: false, speed: completionSpeed, curve: completionCurve.bezier)
  }
  /// Lets the animations run back from the current progress to the start, so that the transition does not happen.
  open func cancel() {
    context?.resume(reversed: true, speed: completionSpeed, curve: completionCurve.bezier)
  }
}
