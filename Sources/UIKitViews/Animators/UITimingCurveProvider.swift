// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import ViewCore

/// The timing of a property animator: a cubic curve or a spring.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a curve.
public enum UITimingCurveType: Int, Sendable {
  /// One of the `UIView.AnimationCurve` curves.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring together.
  case composed
}

/// A cubic Bézier curve of progress over time, from 0, 0 to 1, 1.
@preconcurrency @MainActor
open class UICubicTimingParameters: UITimingCurveProvider {
  let bezier: CubicBezier

  /// Creates the curve with a name, such as `easeInOut`.
  public init(animationCurve curve: UIView.AnimationCurve) { bezier = curve.bezier }

  /// Creates a curve with two control points, whose x coordinates are between 0 and 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    bezier = CubicBezier(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
  }

  /// The control point of the start of the curve.
  open var controlPoint1: CGPoint { CGPoint(x: bezier.x1, y: bezier.y1) }
  /// The control point of the end of the curve.
  open var controlPoint2: CGPoint { CGPoint(x: bezier.x2, y: bezier.y2) }
  /// Cubic.
  open var timingCurveType: UITimingCurveType { .cubic }
  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The parameters of a spring: a damping ratio or mass, stiffness and damping, and the initial velocity relative to
/// the distance.
@preconcurrency @MainActor
open class UISpringTimingParameters: UITimingCurveProvider {
  enum Kind {
    case ratio(CGFloat)
    case physical(Spring)
  }

  let kind: Kind
  /// The initial velocity, as a fraction of the distance per second. `dy` is that of positions along y;
  /// all other values start with `dx`.
  public let initialVelocity: CGVector

  /// Creates the spring of the system's transitions: mass 3, stiffness 1000, damping 500.
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring whose duration is that of the animator.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .ratio(ratio)
    initialVelocity = velocity
  }

  /// Creates a spring, which has a duration of its own. More than critical damping counts as critical.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physical(Spring(mass: mass, stiffness: stiffness, damping: damping))
    initialVelocity = velocity
  }

  /// Creates a spring of a perceptual duration and a bounce.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    kind = .physical(Spring(duration: duration, bounce: bounce))
    initialVelocity = velocity
  }

  func timing(_ duration: Double) -> AnimationTiming {
    var timing = timing(duration, initialVelocity.dx)
    if initialVelocity.dy != initialVelocity.dx {
      let vertical = self.timing(duration, initialVelocity.dy)
      timing.verticalCurve = vertical.curve
      timing.duration = max(timing.duration, vertical.duration)
    }
    return timing
  }

  private func timing(_ duration: Double, _ velocity: CGFloat) -> AnimationTiming {
    switch kind {
    case .ratio(let ratio):
      return .spring(duration: duration, dampingRatio: ratio, velocity: velocity)
    case .physical(let spring):
      return AnimationTiming(spring, velocity: Double(velocity))
    }
  }

  /// Spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
  /// The timing for an animator's duration.
  func animationTiming(_ duration: Double) -> AnimationTiming {
    if let spring = springTimingParameters { return spring.timing(duration) }
    let bezier = cubicTimingParameters?.bezier ?? AnimationTiming.easeInOut
    return AnimationTiming(curve: .bezier(bezier), duration: duration)
  }
}
