// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Where an animation is.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive
  case active
  case stopped
}

/// A place of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  case current
}

/// The basic controls of an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Where the animation is.
  var state: UIViewAnimatingState { get }
  /// Whether time makes it go on.
  var isRunning: Bool { get }
  /// Whether it runs to its start.
  var isReversed: Bool { get set }
  /// How far it has come, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or lets it go on.
  func startAnimation()
  /// Starts it after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it.
  func pauseAnimation()
  /// Ends it where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped one at a place.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that can be held, moved, reversed and let go on.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: UIViewAnimating {
  /// The duration in seconds.
  public let duration: TimeInterval
  /// How long the start is delayed, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// How it proceeds.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Where it is.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether time makes it go on.
  open private(set) var isRunning = false
  /// Whether views take touches while it runs; true by default.
  open var isUserInteractionEnabled = true
  /// Whether touches of the program's own may stop it; true by default.
  open var isInterruptible = true
  /// Whether `fractionComplete` is the progress itself while it is held; true by default.
  open var scrubsLinearly = true
  /// Whether it is held, and not over, at its end; false by default.
  open var pausesOnCompletion = false
  private var blocks: [(animations: () -> Void, delay: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animations: [ViewAnimation] = []
  private var timing: AnimationTiming
  private var reversed = false
  /// The part that time makes go on: between two fractions.
  private var leg: (from: Double, to: Double, timing: AnimationTiming, start: Double)?
  private var fraction = 0.0

  /// Creates an animation by a curve or a spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    timing = parameters.animationTiming(duration)
  }

  /// Creates an animation by a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation by a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation by a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation and starts it.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve: UIView.AnimationCurve =
      switch (options.rawValue >> 16) & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    guard let own = animator as? Self else { preconditionFailure("the class has no subclasses") }
    return own
  }

  /// Adds changes; those that come later take what is left of the time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that start after a part of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .active {
      collect(animation, from: fraction + (1 - fraction) * delayFactor)
      apply()
    } else {
      blocks.append((animation, delayFactor))
    }
  }

  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private var startFractions: [Double] = []

  private func collect(_ block: () -> Void, from start: Double) {
    let animation = ViewAnimation(timing)
    animation.allowsInteraction = isUserInteractionEnabled
    animation.collect(block)
    animations.append(animation)
    startFractions.append(start)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let pending = blocks
    blocks = []
    for block in pending { collect(block.animations, from: Double(block.delay)) }
  }

  /// Starts it, or lets it go on.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    let wasActive = state == .active
    activate()
    if wasActive { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    run(from: 0, to: reversed ? 0 : 1, timing, delay: 0)
  }

  /// Starts it after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    activate()
    run(from: 0, to: 1, timing, delay: delay)
  }

  private func run(from: Double, to: Double, _ timing: AnimationTiming, delay: Double) {
    leg = (from, to, timing, UIKitService.now + delay)
    isRunning = true
    UIKitService.current?.add(self)
  }

  /// Holds it.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    isRunning = false
    leg = nil
  }

  /// Lets it go on, by another curve or spring and in a part of the duration; 0 is what is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    let target = reversed ? 0.0 : 1.0
    let left = abs(target - fraction)
    let length = durationFactor > 0 ? duration * Double(durationFactor) : duration * left
    let own: AnimationTiming =
      if let parameters {
        parameters.animationTiming(length)
      } else if case .spring(_, _) = timing.curve, let timingParameters {
        timingParameters.animationTiming(durationFactor > 0 ? length : duration)
      } else {
        AnimationTiming(curve: timing.curve, duration: length)
      }
    run(from: fraction, to: target, own, delay: 0)
  }

  /// Whether it runs to its start.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      reversed = newValue
      if isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    }
  }

  /// How far it has come, from 0 to 1. Setting it holds the animation.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      guard state != .stopped else { return }
      activate()
      isRunning = false
      leg = nil
      if !scrubsLinearly, case .bezier(let bezier) = timing.curve {
        fraction = bezier.value(at: newValue)
      } else {
        fraction = Double(newValue)
      }
      apply()
    }
  }

  private func apply() {
    for (animation, start) in zip(animations, startFractions) {
      let own = start < 1 ? max(0, (fraction - start) / (1 - start)) : 1
      animation.scrub(to: start > 0 ? own : fraction)
    }
  }

  /// Ends it where it is. With true it is inactive then; with false `finishAnimation(at:)` follows.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    leg = nil
    let presented = animations.flatMap(\.transitions).map { one in
      (one, one.layer.presented.vector(one.key))
    }
    for (transition, value) in presented { transition.layer.setModel(transition.key, value) }
    stopped = animations.flatMap(\.transitions)
    for animation in animations { animation.release() }
    animations = []
    startFractions = []
    state = .stopped
    if withoutFinishing { deactivate() }
  }

  private var stopped: [PropertyTransition] = []

  private func deactivate() {
    state = .inactive
    stopped = []
    completions = []
    fraction = 0
    reversed = false
  }

  /// Ends a stopped one at a place.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    for one in stopped {
      switch finalPosition {
      case .end: one.layer.setModel(one.key, one.to)
      case .start: one.layer.setModel(one.key, one.from)
      case .current: break
      }
    }
    let calls = completions
    deactivate()
    for call in calls { call(finalPosition) }
  }

  private func complete() {
    isRunning = false
    leg = nil
    if pausesOnCompletion { return }
    let isAtStart = fraction == 0
    if isAtStart {
      for one in animations.flatMap(\.transitions) { one.layer.setModel(one.key, one.from) }
    }
    for animation in animations { animation.release() }
    animations = []
    startFractions = []
    let calls = completions
    deactivate()
    for call in calls { call(isAtStart ? .start : .end) }
  }
}

extension UIViewPropertyAnimator: FrameTicker {
  func tick(at time: Double) -> Bool {
    guard isRunning, let leg else { return false }
    let elapsed = time - leg.start
    if elapsed >= leg.timing.duration {
      fraction = leg.to
      apply()
      complete()
      return false
    }
    fraction = leg.from + (leg.to - leg.from) * leg.timing.progress(at: elapsed)
    apply()
    return true
  }
}
