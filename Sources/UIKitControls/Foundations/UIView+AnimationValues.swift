// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import UIKitViews

extension UIView {
  /// Animates the changes that a closure makes, and calls another one at the end.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates the changes that a closure makes.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes that a closure makes by an animation of SwiftUI.
  ///
  /// - Parameters:
  ///   - animation: Of an animation that repeats without an end, changes repeat until they are replaced.
  ///   - changes: The changes.
  ///   - completion: Called at the end; never for an animation without an end.
  /// - Note: Differs from UIKit: an animation of a type of the program's own has no state.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    guard areAnimationsEnabled else {
      ViewAnimation.withoutAnimation(changes)
      if let completion { completion() }
      return
    }
    let timing = AnimationTiming(
      curve: .animation(animation), duration: animation.durationFromZeroToOne)
    let running = ViewAnimation(timing)
    running.completion = completion.map { end in { _ in end() } }
    running.collect(changes)
    running.begin()
  }

  /// Repeats the changes of a closure inside of an animation; outside they are made at once.
  ///
  /// - Parameters:
  ///   - count: How often; fractions end in between, and infinity never ends.
  ///   - autoreverses: Whether each run is followed by one backwards.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = ViewAnimation.current else { return animations() }
    let inner = ViewAnimation(outer.timing, delay: outer.delay)
    inner.repeatCount = count.isFinite ? max(0, Double(count)) : 1
    inner.repeats = count == .infinity
    inner.autoreverses = autoreverses
    inner.allowsInteraction = outer.allowsInteraction
    inner.collect(animations)
    inner.begin()
  }
}

extension Animation {
  /// In seconds; infinite if it is longer than a minute.
  fileprivate var durationFromZeroToOne: Double {
    func isOver(_ time: Double) -> Bool {
      var context = AnimationContext<Double>()
      return animate(value: 1.0, time: time, context: &context) == nil
    }
    var (low, high) = (0.0, 1.0 / 64)
    while high < 64, !isOver(high) { (low, high) = (high, high * 2) }
    guard high < 64 else { return .infinity }
    return bisection(low, high, steps: 40, isOver)
  }
}
