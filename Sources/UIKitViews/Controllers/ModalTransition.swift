// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A transition in progress between two controllers.
@MainActor
package final class ModalTransition: UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  package let containerView: UIView
  package let isAnimated: Bool
  private let from: UIViewController
  private let to: UIViewController
  private let kind: Kind
  private let target: CGRect
  package private(set) var isInteractive = false
  package private(set) var initiallyInteractive = false
  package private(set) var transitionWasCancelled = false
  private(set) var duration = 0.0
  package var onEnd: (Bool) -> Void = { _ in }
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The animations that the animator has started, which a gesture drives.
  private var driven: [any DrivenAnimation] = []
  private var isOver = false

  /// The effect of the transition on the views of the controllers.
  package enum Kind {
    /// A view replaces the other one, which is in the container before: `view(forKey:)` has both.
    case replacement
    /// A view, of the controller that appears, is shown over the other one, which stays where it is.
    case cover(UIView?)
    /// The view of the controller that disappears uncovers the other one, which is where it was.
    case uncovering(UIView?)
  }

  package init(
    _ container: UIView, from: UIViewController, to: UIViewController, _ kind: Kind,
    isAnimated: Bool, finalFrame: CGRect
  ) {
    containerView = container
    (self.from, self.to, self.kind) = (from, to, kind)
    (self.isAnimated, target) = (isAnimated, finalFrame)
  }

  package func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?,
    standard: any UIViewControllerAnimatedTransitioning
  ) {
    let used = isAnimated ? animator ?? standard : standard
    self.animator = used
    self.interaction = interaction
    duration = isAnimated ? used.transitionDuration(using: self) : 0
    isInteractive = isAnimated && interaction?.wantsInteractiveStart == true
    initiallyInteractive = isInteractive
    // Only a driver of animations uses the animator; others show the transition themselves.
    let usesAnimator = !isInteractive || interaction is UIPercentDrivenInteractiveTransition
    driven = ViewAnimation.recordingStarts {
      if usesAnimator { start(used) }
      if isAnimated, !isOver {
        let animation = ViewAnimation(
          AnimationTiming(curve: .bezier(AnimationTiming.easeInOut), duration: duration))
        animation.collect { for one in alongside { one(self) } }
        animation.begin()
      } else {
        for one in alongside { one(self) }
      }
    }
    if isInteractive || interaction is UIPercentDrivenInteractiveTransition, isAnimated {
      interaction?.startInteractiveTransition(self)
    }
  }

  /// Starts the animations of an animator. If it can be interrupted, these are the animations of its property animator.
  private func start(_ used: any UIViewControllerAnimatedTransitioning) {
    guard isAnimated, interaction is UIPercentDrivenInteractiveTransition,
      let own = used.interruptibleAnimator(using: self) as? UIViewPropertyAnimator,
      !(own is MissingAnimator)
    else { return used.animateTransition(using: self) }
    if own.state == .inactive { own.startAnimation() } else { ViewAnimation.noteStart(own) }
  }

  // MARK: Context

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  {
    key == .from ? from : to
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch kind {
    case .replacement: key == .from ? from.view : to.view
    case .cover(let view): key == .to ? view : nil
    case .uncovering(let view): key == .from ? view : nil
    }
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    if case .uncovering = kind { return vc.view.frame }
    return vc === from ? vc.view.frame : .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    if case .uncovering = kind { return vc.view.frame }
    return vc === to ? target : vc.view.frame
  }

  package func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    animator?.animationEnded(didComplete)
    onEnd(didComplete)
    for completion in completions { completion(self) }
  }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    for animation in driven { animation.scrub(to: percentComplete) }
  }

  package func finishInteractiveTransition() { resume(reversed: false, speed: 1) }
  package func cancelInteractiveTransition() { resume(reversed: true, speed: 1) }

  package func pauseInteractiveTransition() { pause() }

  /// Stops the animations where they are, so that a gesture drives them. Returns their progress.
  @discardableResult
  func pause() -> CGFloat {
    isInteractive = true
    let progress = driven.map(\.progress).max() ?? 0
    for animation in driven { animation.scrub(to: animation.progress) }
    return CGFloat(progress)
  }

  func resume(
    reversed: Bool, speed: Double, curve: CubicBezier = AnimationTiming.easeOut
  ) {
    transitionWasCancelled = reversed
    let wasInteractive = isInteractive
    isInteractive = false
    if wasInteractive { for handler in interactionHandlers { handler(self) } }
    for animation in driven { animation.resume(reversed: reversed, speed: speed, curve) }
  }

  // MARK: Coordinator

  package var isCancelled: Bool { transitionWasCancelled }
  package var transitionDuration: TimeInterval { duration }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  @discardableResult
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return isAnimated
  }
}
