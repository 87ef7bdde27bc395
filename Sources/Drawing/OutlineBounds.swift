// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Computes the tight bounding box of an outline's elements.
struct OutlineBounds {
  private var low = Vector(repeating: .infinity)
  private var high = Vector(repeating: -.infinity)
  private(set) var isFinite = true

  init(_ elements: [PathElement]) {
    var pen: Vector?
    var start: Vector?
    for element in elements {
      switch element {
      case .move(let end):
        add(Vector(end))
        pen = Vector(end)
        start = pen
      case .line(let end):
        add(Vector(end))
        pen = Vector(end)
      case .quadCurve(let end, let control):
        if let pen { add(Segment(quad: pen, Vector(control), Vector(end))) }
        add(Vector(end))
        pen = Vector(end)
      case .curve(let end, let control1, let control2):
        if let pen { add(Segment(pen, Vector(control1), Vector(control2), Vector(end))) }
        add(Vector(end))
        pen = Vector(end)
      case .closeSubpath:
        pen = start
      }
      if start == nil { start = pen }
    }
  }

  /// The bounding box; null if there are no points, or a coordinate is not finite.
  var rect: CGRect {
    guard isFinite, low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  private mutating func add(_ point: Vector) {
    // The sum is finite only if both coordinates are.
    guard (point.x + point.y).isFinite else {
      isFinite = false
      return
    }
    low = pointwiseMin(low, point)
    high = pointwiseMax(high, point)
  }

  /// Adds the interior of a curve, without its ends.
  private mutating func add(_ curve: Segment) {
    guard (curve.control1 + curve.control2).sum().isFinite else {
      isFinite = false
      return
    }
    let (least, most) = (
      pointwiseMin(curve.start, curve.end), pointwiseMax(curve.start, curve.end)
    )
    for axis in 0..<2 {
      let controls = [curve.control1[axis], curve.control2[axis]]
      guard controls.contains(where: { $0 < least[axis] || $0 > most[axis] }) else { continue }
      for t in Self.roots(
        curve.control1[axis] - curve.start[axis], curve.control2[axis] - curve.control1[axis],
        curve.end[axis] - curve.control2[axis])
      {
        let value = curve.point(t)[axis]
        guard value.isFinite else { continue }
        low[axis] = min(low[axis], value)
        high[axis] = max(high[axis], value)
      }
    }
  }

  /// Returns the roots, between 0 and 1, of a quadratic with the given Bézier coefficients.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let (square, half) = (a - 2 * b + c, a - b)
    let root = max(half * half - square * a, 0).squareRoot()
    // Avoids cancellation: one root from the sum of equal signs, the other from the product of both
    // roots.
    let sum = half + (half < 0 ? -root : root)
    return [sum / square, a / sum].filter { $0 > 0 && $0 < 1 }
  }
}
