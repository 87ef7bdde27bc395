// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

/// Runs changes with the animation of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a function that is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The transition with which the preview of a context menu disappears after a press on it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// With the menu.
  case dismiss
  /// With the menu, while the program presents its controller.
  case pop
}

/// Runs changes after a press on the preview of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The transition with which the preview disappears. Both values look the same.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the changes.
  func run() {
    guard !animations.isEmpty else { return }
    let own = animations
    animations = []
    UIView.animate(withDuration: 0.3) { for change in own { change() } }
  }

  /// Calls the functions for the end.
  func finish() {
    let own = completions
    completions = []
    for completion in own { completion() }
  }
}
