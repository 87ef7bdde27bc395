// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UIViewController {
  /// Replaces the view of a child by that of another one, with an animation of the two or a transition.
  ///
  /// The new view is added in front of the old one, which is removed at the end; with the options of a transition
  /// the two are exchanged in it.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old: UIView = fromViewController.view
    let new: UIView = toViewController.view
    guard let container = old.superview ?? viewIfLoaded else { return }
    if options.rawValue & Self.transitionMask == 0 {
      container.addSubview(new)
      UIView.animate(withDuration: duration, delay: 0, options: options) {
        animations?()
      } completion: { isFinished in
        old.removeFromSuperview()
        completion?(isFinished)
      }
    } else {
      UIView.transition(with: container, duration: duration, options: options) {
        old.removeFromSuperview()
        container.addSubview(new)
        animations?()
      } completion: {
        completion?($0)
      }
    }
  }

  /// The bits of the options of transitions.
  private static var transitionMask: UInt { 7 << 20 }
}
