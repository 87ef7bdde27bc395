// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A curve from (0, 0) to (1, 1) that says how far along something is at a part of its time.
///
/// Progress is taken to the range 0...1 before it is asked about; NaN counts as 0.
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

  public static let linear = bezier(0, 0, 1, 1)
  public static let easeIn = bezier(0.42, 0, 1, 1)
  public static let easeOut = bezier(0, 0, 0.58, 1)
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// 1 − √(1 − p²)
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// √(1 − (1 − p)²)
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// The first half of the time as `circularEaseIn`, the second as `circularEaseOut`.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A cubic Bézier curve; the x of its control points is taken to 0...1 when it is evaluated.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  package static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// The curve with its axes exchanged: it maps a value back to the progress that gives it.
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
  /// No slope is steeper than this: a vertical tangent has no finite one.
  private static let steepest = 1000.0

  /// The curve's y at a progress. A Bézier curve whose control points leave 0...1 may do so too.
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

  /// The curve's slope at a progress: 1 is the speed of `linear`. Never beyond ±1000.
  public func velocity(at progress: Double) -> Double {
    let p = Self.clamp(progress)
    switch shape {
    case .bezier(let curve): return min(max(curve.slope(at: p), -Self.steepest), Self.steepest)
    case .circularEaseIn: return min(p / (1 - p * p).squareRoot(), Self.steepest)
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

  /// The slope of the curve mirrored in both axes.
  private func slopeFromEnd(_ p: Double) -> Double { velocity(at: 1 - p) }

  private static func clamp(_ progress: Double) -> Double {
    progress > 0 ? min(progress, 1) : 0  // also NaN
  }
}
