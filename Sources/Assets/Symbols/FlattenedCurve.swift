// Part of Snapback, under the MIT licence; see LICENSE.

/// A curve approximated by line segments, to find its intersections with other curves.
struct FlattenedCurve {
  private let curve: Curve
  private let points: [SIMD2<Double>]
  private let lower: SIMD2<Double>
  private let upper: SIMD2<Double>

  init(_ curve: Curve) {
    self.curve = curve
    let count = curve.isLine ? 1 : 32
    points = (0...count).map { curve.point(Double($0) / Double(count)) }
    lower = points.reduce(points[0]) { pointwiseMin($0, $1) }
    upper = points.reduce(points[0]) { pointwiseMax($0, $1) }
  }

  /// Returns whether the bounding boxes intersect.
  func boundsIntersect(_ other: FlattenedCurve) -> Bool {
    all(lower .<= other.upper) && all(other.lower .<= upper)
  }

  /// An intersection of two curves: its parameters on both, from 0 to 1, and its point.
  struct Intersection {
    var here: Double
    var there: Double
    var point: SIMD2<Double>
  }

  func intersections(with other: FlattenedCurve) -> [Intersection] {
    var intersections: [Intersection] = []
    let (count, otherCount) = (Double(points.count - 1), Double(other.points.count - 1))
    for (i, pair) in zip(points, points.dropFirst()).enumerated() {
      for (j, otherPair) in zip(other.points, other.points.dropFirst()).enumerated() {
        let (along, across) = (pair.1 - pair.0, otherPair.1 - otherPair.0)
        let cross = along.x * across.y - along.y * across.x
        guard abs(cross) > 1e-12 else { continue }
        let apart = otherPair.0 - pair.0
        let here = (apart.x * across.y - apart.y * across.x) / cross
        let there = (apart.x * along.y - apart.y * along.x) / cross
        guard (0...1).contains(here), (0...1).contains(there) else { continue }
        intersections.append(
          refined(
            Intersection(
              here: (Double(i) + here) / count, there: (Double(j) + there) / otherCount,
              point: pair.0 + along * here), other))
      }
    }
    return intersections
  }

  /// Refines an intersection of segments to one of the curves, with six steps of Newton's method.
  /// Returns the original if the iteration diverges.
  private func refined(_ intersection: Intersection, _ other: FlattenedCurve) -> Intersection {
    if curve.isLine, other.curve.isLine { return intersection }
    var (here, there) = (intersection.here, intersection.there)
    for _ in 0..<6 {
      let apart = other.curve.point(there) - curve.point(here)
      // `Curve.tangent` of a cubic is a third of its derivative.
      let along = curve.tangent(here) * (curve.isLine ? 1 : 3)
      let across = other.curve.tangent(there) * (other.curve.isLine ? 1 : 3)
      let cross = along.x * across.y - along.y * across.x
      guard abs(cross) > 1e-9 else { return intersection }
      here += (apart.x * across.y - apart.y * across.x) / cross
      there += (apart.x * along.y - apart.y * along.x) / cross
    }
    let point = curve.point(here)
    let apart = point - intersection.point
    guard (0...1).contains(here), (0...1).contains(there), (apart * apart).sum() < 0.01 else {
      return intersection
    }
    return Intersection(here: here, there: there, point: point)
  }
}
