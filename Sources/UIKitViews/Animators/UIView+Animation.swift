// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIView {
  /// The options of `UIView.animate`: the curve, repetition, and what happens to touches and to running animations.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The animation includes the layout of subviews.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views receive touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the presented values; it always does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats until it is removed, for example by `removeAllAnimations()` of the layer.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs backwards in every second run; with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It does not inherit the duration of an enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It does not inherit the curve of an enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// It does not inherit options of an enclosing animation; it never does.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The frame rate of the display; the default.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// No effect: frames follow the display.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// No effect: frames follow the display.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// Slow at the start and at the end; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start, and fast at the end.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Fast at the start, and slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Views are hidden and shown instead of removed and added, in `transition(from:to:…)`.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The contents are replaced at once, in `transition`.
    public static let transitionNone: AnimationOptions = []
    /// The view turns about a vertical line to show the new contents, its left side to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns about a vertical line to show the new contents, its right side to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Differs from UIKit: the old contents dissolve into the new ones; no page is curled.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Differs from UIKit: the old contents dissolve into the new ones; no page is curled.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old contents dissolve into the new ones, in `transition`.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns about a horizontal line to show the new contents, its top to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns about a horizontal line to show the new contents, its bottom to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var curve: CubicBezier {
      switch (rawValue >> 16) & 3 {
      case 1: AnimationTiming.easeIn
      case 2: AnimationTiming.easeOut
      case 3: AnimationTiming.linear
      default: AnimationTiming.easeInOut
      }
    }
  }

  /// The speed of an animation over its duration.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the start and at the end.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At constant speed.
    case linear

    package var bezier: CubicBezier {
      switch self {
      case .easeInOut: AnimationTiming.easeInOut
      case .easeIn: AnimationTiming.easeIn
      case .easeOut: AnimationTiming.easeOut
      case .linear: AnimationTiming.linear
      }
    }
  }

  private static var animationsAreEnabled = true

  /// Whether changes of views in animation blocks are animated; true by default. Otherwise they happen at once.
  public static var areAnimationsEnabled: Bool { animationsAreEnabled }

  /// Sets whether later changes of views in animation blocks are animated, or happen at once.
  public static func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

  /// The duration of the animation whose block runs, in seconds; 0 outside.
  public static var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.timing.duration ?? 0
  }

  /// Animates the changes that a closure makes.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 or less changes at once.
  ///   - delay: In seconds.
  ///   - animations: The changes.
  ///   - completion: Called at the end, with whether the animation was not interrupted.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var timing = AnimationTiming(curve: .bezier(options.curve), duration: max(0, duration))
    if let outer = ViewAnimation.current {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
    }
    start(timing, delay, options, animations, completion)
  }

  /// Animates the changes that a closure makes by a spring.
  ///
  /// - Parameters:
  ///   - duration: The time until the spring is within a thousandth of the distance from its end.
  ///   - dampingRatio: 1 does not oscillate.
  ///   - velocity: As a fraction of the distance per second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming.spring(
      duration: duration, dampingRatio: dampingRatio, velocity: velocity)
    start(timing, delay, options, animations, completion)
  }

  /// Animates the changes that a closure makes by a spring of a perceptual duration and a bounce.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      Spring(duration: duration, bounce: bounce), velocity: initialSpringVelocity)
    start(timing, delay, options, animations, completion)
  }

  private static func start(
    _ timing: AnimationTiming, _ delay: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard animationsAreEnabled else {
      ViewAnimation.withoutAnimation(animations)
      UIKitService.complete(completion)
      return
    }
    let animation = ViewAnimation(timing, delay: max(0, delay))
    animation.completion = completion
    animation.repeats = options.contains(.repeat)
    animation.autoreverses = options.contains(.autoreverse)
    animation.allowsInteraction = options.contains(.allowUserInteraction)
    animation.collect(animations)
    timing.recordStart()
    animation.begin()
  }

  /// Makes the changes of a closure at once, also in an animation, and those of animations that it begins.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = animationsAreEnabled
    animationsAreEnabled = false
    defer { animationsAreEnabled = wereEnabled }
    ViewAnimation.withoutAnimation(actionsWithoutAnimation)
  }
}

extension ViewAnimation {
  /// Runs the time without changes of layers, for the completion.
  package func beginClock() {
    let layer = CALayer()
    add(layer, .zPosition, from: [0], to: [1])
    begin()
  }
}
