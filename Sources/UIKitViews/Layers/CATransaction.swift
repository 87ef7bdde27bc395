// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// A group of changes of layers with the same duration, curve and completion handler.
@preconcurrency @MainActor
public final class CATransaction {
  private struct Frame {
    var duration: Double?
    var disablesActions = false
    var timing: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var animation: ViewAnimation?
    var pending = 0
  }

  private static var stack: [Frame] = []
  /// The animation of changes outside of all transactions, until the frame ends.
  private static var implicit: (animation: ViewAnimation, time: Double)?

  /// Whether a group has begun and not ended.
  static var isOpen: Bool { !stack.isEmpty }

  private init() {}

  /// Begins a group of changes of layers, which gets the duration, curve and actions of the group around it.
  public static func begin() {
    var frame = Frame()
    if let outer = stack.last {
      (frame.duration, frame.timing) = (outer.duration, outer.timing)
      frame.disablesActions = outer.disablesActions
    }
    stack.append(frame)
  }

  /// Ends a group. Its animations start now, and its completion is called when they have ended.
  public static func commit() {
    guard let frame = stack.popLast() else { return }
    let completion = frame.completion
    if let animation = frame.animation {
      animation.completion = { _ in completion?() }
      animation.begin()
    } else if let completion, LayerAnimation.endWithTransaction(completion) == false {
      UIKitService.onNextFrame(completion)
    }
    if stack.isEmpty { LayerAnimation.transactionStarts = [] }
  }

  /// Sets whether changes in the group are shown at once, without implicit animations. No effect outside of a group.
  public static func setDisableActions(_ flag: Bool) {
    if !stack.isEmpty { stack[stack.count - 1].disablesActions = flag }
  }

  /// Returns whether changes are shown at once, without implicit animations; false outside of a group.
  public static func disableActions() -> Bool { stack.last?.disablesActions ?? false }

  /// Sets the duration of the group's implicit animations, in seconds. No effect outside of a group.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    if !stack.isEmpty { stack[stack.count - 1].duration = dur }
  }

  /// Returns the duration of the group's implicit animations, in seconds; 0.25 by default.
  public static func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }

  /// Sets the curve of the group's implicit animations; nil for the default one. No effect outside of a group.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    if !stack.isEmpty { stack[stack.count - 1].timing = function }
  }

  /// Sets the completion handler, called when the animations of the group have ended. No effect outside of a group.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if !stack.isEmpty { stack[stack.count - 1].completion = block }
  }

  /// Starts the changes so far; they start with the frame.
  public static func flush() {}

  /// The animation that captures a change of a layer; nil if it happens at once.
  static func implicitAnimation(of layer: CALayer) -> ViewAnimation? {
    guard layer.hasBeenDrawn, !disableActions() else { return nil }
    if stack.isEmpty {
      let animation = ViewAnimation(
        AnimationTiming(curve: .bezier(AnimationTiming.standard), duration: 0.25))
      implicit = (animation, UIKitService.now)
      return animation
    }
    if let animation = stack[stack.count - 1].animation { return animation }
    let duration = animationDuration()
    guard duration > 0 else { return nil }
    let curve = stack.last?.timing?.curve ?? AnimationTiming.standard
    let animation = ViewAnimation(AnimationTiming(curve: .bezier(curve), duration: duration))
    stack[stack.count - 1].animation = animation
    return animation
  }

  /// Starts the animation of a change outside of all transactions.
  static func commitImplicit() {
    guard stack.isEmpty, let (animation, _) = implicit else { return }
    implicit = nil
    animation.begin()
  }
}
