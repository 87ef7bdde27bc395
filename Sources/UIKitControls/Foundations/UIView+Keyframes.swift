// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIView {
  /// Animates changes in steps, which `addKeyframe` adds within the closure.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = KeyframeBlock(duration: duration, delay: delay, options: options)
    let outer = KeyframeBlock.current
    KeyframeBlock.current = block
    animations()
    KeyframeBlock.current = outer
    block.begin()
    let clock = ViewAnimation(
      AnimationTiming(curve: .bezier(AnimationTiming.linear), duration: duration), delay: delay)
    clock.repeats = options.contains(.repeat)
    clock.autoreverses = options.contains(.autoreverse)
    clock.completion = completion
    clock.beginClock()
  }

  /// Adds a step to the animation in steps whose closure runs.
  ///
  /// - Parameters:
  ///   - frameStartTime: From 0 to 1 of the duration.
  ///   - frameDuration: From 0 to 1 of the duration.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = KeyframeBlock.current else { return animations() }
    block.add(frameStartTime, frameDuration, animations)
  }

  /// Options of an animation in steps.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The animation includes the layout of subviews.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views receive touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the presented values; it always does.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It runs backwards in every second run; with `repeat`.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Values are interpolated linearly.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each step's values appear at its end.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// A smooth curve through the values of the steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}

/// The steps that a closure of `animateKeyframes` adds.
@MainActor
private final class KeyframeBlock {
  static var current: KeyframeBlock?
  private let duration: Double
  private let delay: Double
  private let options: UIView.KeyframeAnimationOptions
  private var steps: [(animation: ViewAnimation, start: Double, duration: Double)] = []

  init(duration: Double, delay: Double, options: UIView.KeyframeAnimationOptions) {
    (self.duration, self.delay, self.options) = (duration, delay, options)
  }

  func add(_ start: Double, _ length: Double, _ changes: () -> Void) {
    let animation = ViewAnimation(
      AnimationTiming(
        curve: .bezier(AnimationTiming.linear), duration: max(0, duration * length)),
      delay: delay + duration * start)
    animation.allowsInteraction = options.contains(.allowUserInteraction)
    if options.contains(.repeat) {
      animation.cycle = (duration, delay, options.contains(.autoreverse))
    }
    animation.collect(changes)
    steps.append((animation, start, length))
  }

  func begin() {
    switch options.rawValue >> 10 & 7 {
    case 1:
      for step in steps { for one in step.animation.transitions { one.isDiscrete = true } }
    case 3: smooth()
    default: break
    }
    for step in steps { step.animation.begin() }
  }

  /// Each property follows a smooth curve through the values of its steps.
  private func smooth() {
    let sorted = steps.sorted { $0.start < $1.start }
    let all = sorted.flatMap { step in step.animation.transitions.map { (step, $0) } }
    for (step, transition) in all {
      let same = all.filter {
        $0.1.layer === transition.layer && $0.1.key == transition.key && $0.1 !== transition
      }
      let before = same.last { $0.0.start < step.start }
      let after = same.first { $0.0.start > step.start }
      transition.smooth(
        before.map { ($0.1.from, $0.0.duration / step.duration) },
        after.map { ($0.1.to, $0.0.duration / step.duration) })
    }
  }
}
