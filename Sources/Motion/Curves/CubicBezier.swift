// Part of Snapback, under the MIT licence; see LICENSE.

/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x.
///
/// A coordinate of a control point that is not finite counts as 0 for the first point and as 1 for
/// the second.
package struct CubicBezier: Hashable, Sendable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1.isFinite ? x1 : 0
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = x2.isFinite ? x2 : 1
    self.y2 = y2.isFinite ? y2 : 1
  }

  /// The curve with x and y exchanged.
  package var inverse: CubicBezier { CubicBezier(x1: y1, y1: x1, x2: y2, y2: x2) }

  private var isDiagonal: Bool { x1 == y1 && x2 == y2 }
  private var clampedX1: Double { min(max(x1, 0), 1) }
  private var clampedX2: Double { min(max(x2, 0), 1) }

  /// The y at an x; x itself outside of 0...1.
  package func value(at x: Double) -> Double {
    if isDiagonal || x <= 0 || x >= 1 { return x }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// dy/dx at an x; infinite or very large where the tangent is vertical.
  package func slope(at x: Double) -> Double {
    if isDiagonal { return 1 }
    let s = parameter(at: x)
    let run = Self.derivative(clampedX1, clampedX2, at: s)
    if run > 1e-6 { return Self.derivative(y1, y2, at: s) / run }
    // The derivative vanishes where a control point coincides with an end: use a short chord.
    let (from, to) = (max(0, s - 1e-5), min(1, s + 1e-5))
    let width =
      Self.coordinate(clampedX1, clampedX2, at: to)
      - Self.coordinate(clampedX1, clampedX2, at: from)
    let height = Self.coordinate(y1, y2, at: to) - Self.coordinate(y1, y2, at: from)
    if height == 0 { return 0 }
    return height / max(width, .leastNormalMagnitude)
  }

  /// The slope at an end whose control point coincides with it, where SwiftUI's curves have 1 at
  /// the start and 0 at the end; nil anywhere else.
  package func degenerateSlope(at x: Double) -> Double? {
    if isDiagonal { return nil }
    if x <= 0, clampedX1 == 0, y1 == 0 { return 1 }
    return x >= 1 && clampedX2 == 1 && y2 == 1 ? 0 : nil
  }

  /// The s in 0...1 with x(s) = x: Newton's method with bisection as the fallback.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let (x1, x2) = (clampedX1, clampedX2)
    var (low, high) = (0.0, 1.0)
    var s = x
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, at: s) - x
      if abs(error) < 1e-14 { break }
      if error > 0 { high = s } else { low = s }
      let next = s - error / Self.derivative(x1, x2, at: s)
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let r = 1 - s
    return s * (3 * r * (r * p1 + s * p2) + s * s)
  }

  private static func derivative(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * p1 + 2 * r * s * (p2 - p1) + s * s * (1 - p2))
  }
}
