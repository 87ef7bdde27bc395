// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Whether an animator has been started or stopped.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive
  /// Started: running or paused.
  case active
  /// Stopped; `finishAnimation(at:)` must be called next.
  case stopped
}

/// The end of an animation whose values views have when an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end: the values that the animations set.
  case end
  /// The start: the values before the animations.
  case start
  /// The presented values when the animator was stopped.
  case current
}

/// The controls of an animation: start, pause, stop, and the progress.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Whether the animation has been started, or stopped.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running: started, not paused, and not at its end.
  var isRunning: Bool { get }
  /// Whether the animation is reversed.
  var isReversed: Bool { get set }
  /// The progress, from 0 at the start to 1 at the end, also while it is reversed.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its presented values. With false, `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Sets the values of a position, and calls the completion handlers; only after `stopAnimation(false)`.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes and completion handlers can be added, before its start and while it runs.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, which start after a part of the remaining duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes, which run for the whole or the remaining duration.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end with the position at which the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation with other timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animation that can be paused, scrubbed, reversed and resumed.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// The duration in seconds, from start to end without pauses. At 0 or less, the values are those of the end at once.
  /// Springs with given forces have their own.
  public let duration: TimeInterval
  /// The delay between the call that starts the animation and its first change, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The curve or the spring with which the animation was created.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether the animation has been started, or stopped: `inactive` before its start and after its end.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation is running: started, not paused, and not at its end.
  open private(set) var isRunning = false
  /// Whether views receive touches while it runs; true by default.
  open var isUserInteractionEnabled = true
  /// Whether it can be paused and scrubbed; true by default. No effect: it always can be.
  open var isInterruptible = true
  /// Whether `fractionComplete` is the progress itself while it is paused; true by default.
  open var scrubsLinearly = true
  /// Whether it pauses at its end instead of finishing; false by default.
  open var pausesOnCompletion = false
  private typealias Leg = (
    from: Double, vertical: Double, to: Double, timing: AnimationTiming, start: Double
  )
  private var blocks: [(animations: () -> Void, delay: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animations: [ViewAnimation] = []
  private var timing: AnimationTiming
  private var reversed = false
  /// The range of fractions through which the animation runs.
  private var leg: Leg?
  private var fraction = 0.0
  /// The fraction of positions along y; nil for the same.
  private var verticalFraction: Double?

  /// Creates an animation by a curve or a spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    timing = parameters.animationTiming(duration)
  }

  /// Creates an animator whose animation has no duration.
  public convenience init() { self.init(duration: 0, curve: .easeInOut) }

  /// Creates an animation by one of the named curves. It does not start by itself.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation by a cubic Bézier curve with two control points. It does not start by itself.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation by a spring that comes to rest within the duration; with a damping ratio
  /// of 1 it does not overshoot. It does not start by itself.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation and starts it after the delay, in seconds.
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

  /// Adds changes; those added later run for the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that start after a fraction of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .active {
      collect(animation, from: fraction + (1 - fraction) * delayFactor)
      apply()
    } else {
      blocks.append((animation, delayFactor))
    }
  }

  /// Adds a closure that is called at the end with the position at which the animation ends. Closures are called in the
  /// order in which they were added.
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

  /// Starts the animation, or resumes it if it is paused. Does nothing while it runs, and after `stopAnimation(false)`.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    let wasActive = state == .active
    activate()
    if wasActive { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    ViewAnimation.noteStart(self)
    run(from: 0, to: reversed ? 0 : 1, timing, delay: 0)
  }

  /// Starts the animation after a delay in seconds; until then it shows the values of the start.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    activate()
    ViewAnimation.noteStart(self)
    run(from: 0, to: 1, timing, delay: delay)
  }

  private func run(from: Double, to: Double, _ timing: AnimationTiming, delay: Double) {
    leg = (from, verticalFraction ?? from, to, timing, UIKitService.now + delay)
    isRunning = true
    timing.recordStart()
    UIKitService.current?.add(self)
  }

  /// Pauses the animation at its presented values. One that has not been started is at its start then.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    isRunning = false
    leg = nil
  }

  /// Resumes with another curve or spring, in a fraction of the duration; 0 is the remaining time.
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

  /// Whether the animation runs back to its start; false by default. While it runs, a change turns it around.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      reversed = newValue
      if isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    }
  }

  /// The progress, from 0 at the start to 1 at the end. Setting it pauses the animation there; numbers beyond 0 and 1
  /// continue the change beyond the values.
  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      guard state != .stopped else { return }
      activate()
      (isRunning, verticalFraction) = (false, nil)
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
      func own(_ fraction: Double) -> Double {
        guard start > 0 else { return fraction }
        return start < 1 ? max(0, (fraction - start) / (1 - start)) : 1
      }
      animation.scrub(to: own(fraction), vertical: verticalFraction.map(own))
    }
  }

  /// Stops the animation at its current values. With true it is inactive then; with false
  /// `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    leg = nil
    stopped = animations.flatMap(\.transitions)
    let presented = stopped.map { ($0, $0.layer.presented.vector($0.key)) }
    for (transition, value) in presented { transition.layer.setModel(transition.key, value) }
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
    (fraction, verticalFraction) = (0, nil)
    reversed = false
  }

  /// Sets the values of a position and calls the completion handlers; only after `stopAnimation(false)`.
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

  private func complete(_ leg: Leg) {
    isRunning = false
    self.leg = nil
    if pausesOnCompletion { return }
    let isAtStart = fraction == 0
    for (animation, start) in zip(animations, startFractions) {
      let rest = isAtStart ? animation.reversedToStart() : animation
      // An animation that began later has covered a greater part of its own distance.
      let scale = isAtStart ? 1 : 1 / max(1 - start, 1e-3)
      func left(_ fraction: Double) -> Double { abs(leg.to - fraction) * scale }
      rest.follow(
        leg.timing, start: leg.start, left: left(leg.from),
        vertical: leg.vertical == leg.from ? nil : left(leg.vertical))
      if !rest.isTrailing { rest.release() }
    }
    animations = []
    startFractions = []
    let calls = completions
    deactivate()
    for call in calls { call(isAtStart ? .start : .end) }
  }
}

extension UIViewPropertyAnimator: FrameTicker {
  package func tick(at time: Double) -> Bool {
    guard isRunning, let leg else { return false }
    let elapsed = time - leg.start
    if elapsed >= leg.timing.duration {
      (fraction, verticalFraction) = (leg.to, nil)
      apply()
      complete(leg)
      return false
    }
    let progress = leg.timing.progress(at: elapsed)
    fraction = leg.from + (leg.to - leg.from) * progress
    let vertical = leg.timing.verticalProgress(at: elapsed)
    verticalFraction =
      vertical == nil && leg.vertical == leg.from
      ? nil : leg.vertical + (leg.to - leg.vertical) * (vertical ?? progress)
    apply()
    return true
  }
}
