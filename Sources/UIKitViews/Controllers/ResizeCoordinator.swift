// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// The coordinator of a change of a controller's size, which is not animated: a window is resized at once.
@MainActor
final class ResizeCoordinator: UIViewControllerTransitionCoordinator {
  let containerView: UIView
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(_ containerView: UIView) { self.containerView = containerView }

  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var isAnimated: Bool { false }
  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs the closures, after the size has changed.
  func finish() {
    for one in alongside { one(self) }
    for one in completions { one(self) }
  }
}
