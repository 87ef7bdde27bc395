// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The progress of an animation as a function of the time since its start.
package struct AnimationTiming {
  package enum Curve {
    case bezier(CubicBezier)
    /// The velocity is a fraction of the distance per second.
    case spring(Spring, velocity: Double)
    /// An animation of SwiftUI, on its own clock.
    case animation(Animation)
  }

  package var curve: Curve
  /// The spring along y of positions, which has its own velocity; nil for the same as along x.
  package var verticalCurve: Curve?
  /// In seconds.
  package var duration: Double

  package init(curve: Curve, duration: Double) { (self.curve, self.duration) = (curve, duration) }

  /// A spring until it has settled to a thousandth of the distance, by Core Animation's rule.
  ///
  /// - Parameter velocity: As a fraction of the distance per second.
  package init(_ spring: Spring, velocity: Double) {
    let duration =
      spring.dampingRatio > 1
      ? spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
      : InterpolatingSpring(spring, velocity: velocity).duration
    self.init(curve: .spring(spring, velocity: velocity), duration: duration)
  }

  /// The settling time of the springs of a change, in seconds; nil for other curves.
  ///
  /// - Parameters:
  ///   - delta: The change.
  ///   - isPosition: Whether the second number follows the spring along y.
  func restTime(_ delta: [Double], isPosition: Bool) -> Double? {
    guard case .spring(let spring, let velocity) = curve else { return nil }
    var speeds = delta.map { $0 * velocity }
    var rest = 0.0
    func length(_ v: [Double]) -> Double { v.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    if isPosition, case .spring(let vertical, let velocity) = verticalCurve {
      speeds[1] = delta[1] * velocity
      rest = vertical.restTime(distance: length(delta), speed: length(speeds))
    }
    return max(rest, spring.restTime(distance: length(delta), speed: length(speeds)))
  }

  package static let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's curve of implicit animations.
  static let standard = CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// The progress from 0 to 1, which a spring passes; 1 from the end on.
  func progress(at time: Double) -> Double { progress(of: curve, at: time) }

  /// The progress along y of positions; nil for the same as along x.
  func verticalProgress(at time: Double) -> Double? {
    verticalCurve.map { progress(of: $0, at: time) }
  }

  private func progress(of curve: Curve, at time: Double) -> Double {
    guard time < duration else { return 1 }
    guard time > 0 else { return 0 }
    switch curve {
    case .bezier(let bezier): return bezier.value(at: time / duration)
    case .spring(let spring, let velocity):
      return spring.value(target: 1.0, initialVelocity: velocity, time: time)
    case .animation(let animation):
      var context = AnimationContext<Double>()
      return animation.animate(value: 1.0, time: time, context: &context) ?? 1
    }
  }

  /// UIKit's spring of a duration and a damping ratio: within a thousandth of the distance from its
  /// end when the duration is over.
  ///
  /// - Parameter velocity: As a fraction of the distance per second.
  package static func spring(duration: Double, dampingRatio: Double, velocity: Double)
    -> AnimationTiming
  {
    let duration = min(max(duration, 0.01), 10)
    let ratio = min(max(dampingRatio, 0.01), 1)
    let spring =
      velocity == 0
      ? Spring(settlingDuration: duration, dampingRatio: ratio)
      : Spring(
        mass: 1, stiffness: pow(frequency(duration, ratio, velocity), 2),
        damping: 2 * ratio * frequency(duration, ratio, velocity))
    return AnimationTiming(curve: .spring(spring, velocity: velocity), duration: duration)
  }

  /// Records the start of an animation with this timing, if it is on a spring, for the instruments.
  @MainActor func recordStart() {
    if case .spring(let spring, _) = curve { UIKitService.recordStart(on: spring) }
  }

  /// The maximum frequency at which the envelope of the spring has fallen to a thousandth at the end of the duration.
  private static func frequency(_ duration: Double, _ ratio: Double, _ velocity: Double) -> Double {
    func envelope(_ w: Double) -> Double {
      if ratio >= 1 { return abs(1 + (w - velocity) * duration) * exp(-w * duration) }
      let (decay, damped) = (ratio * w, w * (1 - ratio * ratio).squareRoot())
      return abs((decay - velocity) / damped) * exp(-decay * duration)
    }
    var high = 1e5
    // Downwards in small steps until the envelope is above the limit, then by bisection.
    while high > 1e-3, envelope(high * 0.99) < 0.001 { high *= 0.99 }
    return bisection(high * 0.99, high, steps: 60) { envelope($0) < 0.001 }
  }
}
