// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A timing curve from (0, 0) to (1, 1): maps the fraction of a duration to the fraction of a
/// change.
///
/// Progress is clamped to 0...1 before it is evaluated; NaN counts as 0.
public struct UnitCurve: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case bezier(CubicBezier)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case circularEaseInOutInverse
  }

  package let shape: Shape

  package init(_ shape: Shape) { self.shape = shape }

  /// Constant speed.
  public static let linear = bezier(0, 0, 1, 1)
  /// Starts slowly: a cubic Bézier curve with the control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Ends slowly: a cubic Bézier curve with the control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Starts and ends slowly: a cubic Bézier curve with the control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// Starts slowly, along a quarter circle: 1 − √(1 − p²).
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// Ends slowly, along a quarter circle: √(1 − (1 − p)²).
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// `circularEaseIn` in the first half of the time, `circularEaseOut` in the second.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A cubic Bézier curve. The x of its control points is clamped to 0...1 on evaluation; the y may
  /// lie outside, so that the curve overshoots.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  package static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// The curve with its axes exchanged: it maps a value to the progress with that value.
  public var inverse: UnitCurve {
    switch shape {
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.circularEaseInOutInverse)
    case .circularEaseInOutInverse: .circularEaseInOut
    }
  }
}

extension UnitCurve {
  /// The limit of a slope, for vertical tangents.
  private static let maximumSlope = 1000.0

  /// The curve's value at a progress. It may lie outside of 0...1 if control points do.
  public func value(at progress: Double) -> Double {
    let p = Self.clamp(progress)
    switch shape {
    case .bezier(let curve): return curve.value(at: p)
    case .circularEaseIn: return p * p / (1 + (1 - p * p).squareRoot())
    case .circularEaseOut: return (p * (2 - p)).squareRoot()
    case .circularEaseInOut:
      return p < 0.5
        ? UnitCurve.circularEaseIn.value(at: 2 * p) / 2
        : (1 + UnitCurve.circularEaseOut.value(at: 2 * p - 1)) / 2
    case .circularEaseInOutInverse:
      return p < 0.5
        ? UnitCurve.circularEaseOut.value(at: 2 * p) / 2
        : (1 + UnitCurve.circularEaseIn.value(at: 2 * p - 1)) / 2
    }
  }

  /// The curve's slope at a progress: 1 is the speed of `linear`.
  ///
  /// It is infinite where a circular curve is vertical, and at most ±1000 for Bézier curves. Where
  /// the control point beside an end coincides with it, as for `easeOut` at 0 and `easeIn` at 1, the
  /// slope is 1 at the start and 0 at the end.
  public func velocity(at progress: Double) -> Double {
    let p = Self.clamp(progress)
    switch shape {
    case .bezier(let curve):
      if let slope = curve.degenerateSlope(at: p) { return slope }
      return finiteVelocity(at: p)
    case .circularEaseIn: return p / (1 - p * p).squareRoot()
    case .circularEaseOut: return UnitCurve.circularEaseIn.slopeFromEnd(p)
    case .circularEaseInOut:
      return p < 0.5
        ? UnitCurve.circularEaseIn.velocity(at: 2 * p)
        : UnitCurve.circularEaseOut.velocity(at: 2 * p - 1)
    case .circularEaseInOutInverse:
      return p < 0.5
        ? UnitCurve.circularEaseOut.velocity(at: 2 * p)
        : UnitCurve.circularEaseIn.velocity(at: 2 * p - 1)
    }
  }

  /// The curve's slope at a progress, continuous up to both ends and clamped to ±1000: the velocity
  /// of an animation.
  package func finiteVelocity(at progress: Double) -> Double {
    let p = Self.clamp(progress)
    let slope = if case .bezier(let curve) = shape { curve.slope(at: p) } else { velocity(at: p) }
    return min(max(slope, -Self.maximumSlope), Self.maximumSlope)
  }

  /// The slope of the curve rotated by half a turn about its middle.
  private func slopeFromEnd(_ p: Double) -> Double { velocity(at: 1 - p) }

  private static func clamp(_ progress: Double) -> Double {
    progress > 0 ? min(progress, 1) : 0  // also NaN
  }
}
