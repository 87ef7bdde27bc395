// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

// Animations between two calls, as before blocks. They begin with `commitAnimations()`.

/// The settings of an animation between two calls.
@MainActor
private final class OpenAnimation {
  static var stack: [OpenAnimation] = []
  let animation = ViewAnimation(
    AnimationTiming(curve: .bezier(UIView.AnimationCurve.easeInOut.bezier), duration: 0.2))
}

extension UIView {
  /// Begins an animation, of which the changes until `commitAnimations()` are parts. The name and the context have no
  /// effect, as they are only passed to delegates.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let open = OpenAnimation()
    OpenAnimation.stack.append(open)
    open.animation.open()
  }

  /// Ends the changes of the last animation that has begun, and starts it.
  public static func commitAnimations() {
    guard let open = OpenAnimation.stack.popLast() else { return }
    _ = open.animation.close()
    open.animation.begin()
  }

  /// Sets the duration of the animation that has begun, in seconds; 0.2 by default.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    OpenAnimation.stack.last?.animation.timing.duration = max(0, duration)
  }

  /// Sets the delay of the animation that has begun, in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    OpenAnimation.stack.last?.animation.delay = max(0, delay)
  }

  /// Sets the curve of the animation that has begun.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    OpenAnimation.stack.last?.animation.timing.curve = .bezier(curve.bezier)
  }

  /// Sets whether the later changes of the animation that has begun start from the presented values, as they do by
  /// default; otherwise running animations of the same properties end, and they start from the models' values.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OpenAnimation.stack.last?.animation.startsFromModels = !fromCurrentState
  }

  /// Sets how often the animation that has begun runs.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    guard let animation = OpenAnimation.stack.last?.animation, repeatCount > 0 else { return }
    animation.repeats = !repeatCount.isFinite || repeatCount > 1e6
    animation.repeatCount = animation.repeats ? 1 : Double(repeatCount)
  }

  /// Sets whether each run of the animation that has begun is followed by one backwards.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimation.stack.last?.animation.autoreverses = repeatAutoreverses
  }
}
