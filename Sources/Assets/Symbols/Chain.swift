// Part of Snapback, under the MIT licence; see LICENSE.

/// A curve as short straight pieces, to find where it meets others.
struct Chain {
  private let curve: Curve
  private let points: [SIMD2<Double>]
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>

  init(_ curve: Curve) {
    self.curve = curve
    let count = curve.isLine ? 1 : 32
    points = (0...count).map { curve.point(Double($0) / Double(count)) }
    low = points.reduce(points[0]) { pointwiseMin($0, $1) }
    high = points.reduce(points[0]) { pointwiseMax($0, $1) }
  }

  /// Whether the boxes around both touch.
  func nears(_ other: Chain) -> Bool {
    all(low .<= other.high) && all(other.low .<= high)
  }

  /// A point that two curves share, and the places on both, 0 to 1.
  struct Meeting {
    var here: Double
    var there: Double
    var point: SIMD2<Double>
  }

  func meetings(with other: Chain) -> [Meeting] {
    var meetings: [Meeting] = []
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
        meetings.append(
          refined(
            Meeting(
              here: (Double(i) + here) / count, there: (Double(j) + there) / otherCount,
              point: pair.0 + along * here), other))
      }
    }
    return meetings
  }

  /// The meeting brought from the straight pieces onto the curves, by Newton's steps; itself where
  /// they lead away.
  private func refined(_ meeting: Meeting, _ other: Chain) -> Meeting {
    if curve.isLine, other.curve.isLine { return meeting }
    var (here, there) = (meeting.here, meeting.there)
    for _ in 0..<6 {
      let apart = other.curve.point(there) - curve.point(here)
      // A cubic's tangent as given here is a third of its derivative.
      let along = curve.tangent(here) * (curve.isLine ? 1 : 3)
      let across = other.curve.tangent(there) * (other.curve.isLine ? 1 : 3)
      let cross = along.x * across.y - along.y * across.x
      guard abs(cross) > 1e-9 else { return meeting }
      here += (apart.x * across.y - apart.y * across.x) / cross
      there += (apart.x * along.y - apart.y * along.x) / cross
    }
    let point = curve.point(here)
    let apart = point - meeting.point
    guard (0...1).contains(here), (0...1).contains(there), (apart * apart).sum() < 0.01 else {
      return meeting
    }
    return Meeting(here: here, there: there, point: point)
  }
}
