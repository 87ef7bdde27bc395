// Part of Snapback, under the MIT licence; see LICENSE.

extension Segment {
  /// An intersection of two segments.
  struct Intersection {
    /// The parameters in this segment and in the other, from 0 to 1.
    var here: Double
    var there: Double
    var point: Vector
  }

  /// The corners of the bounding box of the control points.
  var box: (low: Vector, high: Vector) {
    (
      pointwiseMin(pointwiseMin(start, control1), pointwiseMin(control2, end)),
      pointwiseMax(pointwiseMax(start, control1), pointwiseMax(control2, end))
    )
  }

  /// Returns whether the bounding boxes, grown by a margin, intersect.
  func boxIntersects(_ other: Segment, margin: Double) -> Bool {
    let (a, b) = (box, other.box)
    return a.low.x <= b.high.x + margin && b.low.x <= a.high.x + margin
      && a.low.y <= b.high.y + margin && b.low.y <= a.high.y + margin
  }

  /// The parts between the points at which the direction becomes horizontal or vertical. None of
  /// them crosses itself.
  var monotoneParts: [Segment] {
    if isLine { return [self] }
    var cuts: [Double] = []
    for axis in 0..<2 {
      // The derivative is a quadratic polynomial.
      let (p0, p1, p2, p3) = (start[axis], control1[axis], control2[axis], end[axis])
      let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
      if abs(a) < 1e-12 {
        if abs(b) > 1e-12 { cuts.append(-c / b) }
      } else {
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { continue }
        let root = discriminant.squareRoot()
        cuts += [(-b - root) / (2 * a), (-b + root) / (2 * a)]
      }
    }
    var parts: [Segment] = []
    var from = 0.0
    for to in cuts.filter({ $0 > 1e-6 && $0 < 1 - 1e-6 }).sorted() + [1] where to > from + 1e-6 {
      parts.append(part(from, to))
      from = to
    }
    return parts
  }

  /// The intersections with another segment, except those of coinciding parts.
  func intersections(with other: Segment, tolerance: Double) -> [Intersection] {
    var found: [Intersection] = []
    var budget = 4000
    intersect(self, 0...1, other, 0...1, other, tolerance, depth: 0, &budget, &found)
    return found
  }

  /// Returns whether the control points are within a distance of the chord.
  private func isFlat(within distance: Double) -> Bool {
    guard !isLine, let chord = (end - start).unit else { return true }
    return abs(chord.cross(control1 - start)) <= distance
      && abs(chord.cross(control2 - start)) <= distance
  }

  private func intersect(
    _ a: Segment, _ aRange: ClosedRange<Double>, _ b: Segment, _ bRange: ClosedRange<Double>,
    _ other: Segment, _ tolerance: Double, depth: Int, _ budget: inout Int,
    _ found: inout [Intersection]
  ) {
    budget -= 1
    guard budget > 0, a.boxIntersects(b, margin: tolerance) else { return }
    let (aIsFlat, bIsFlat) = (a.isFlat(within: 0.05), b.isFlat(within: 0.05))
    if depth >= 24 || (aIsFlat && bIsFlat) {
      let (along, across) = (a.end - a.start, b.end - b.start)
      let scale = along.cross(across)
      guard abs(scale) > 1e-9 * along.length * across.length else { return }
      let gap = b.start - a.start
      let (t, u) = (gap.cross(across) / scale, gap.cross(along) / scale)
      // A margin, as chords only approximate the curves.
      guard t > -0.2, t < 1.2, u > -0.2, u < 1.2 else { return }
      refine(
        aRange.lowerBound + t * (aRange.upperBound - aRange.lowerBound),
        bRange.lowerBound + u * (bRange.upperBound - bRange.lowerBound), other, tolerance, &found)
      return
    }
    func halves(
      _ segment: Segment, _ range: ClosedRange<Double>, _ isFlat: Bool
    ) -> [(Segment, ClosedRange<Double>)] {
      if isFlat { return [(segment, range)] }
      let middle = (range.lowerBound + range.upperBound) / 2
      let (first, second) = segment.split(0.5)
      return [(first, range.lowerBound...middle), (second, middle...range.upperBound)]
    }
    for (first, firstRange) in halves(a, aRange, aIsFlat) {
      for (second, secondRange) in halves(b, bRange, bIsFlat) {
        intersect(
          first, firstRange, second, secondRange, other, tolerance, depth: depth + 1, &budget,
          &found)
      }
    }
  }

  /// Adds the intersection near two parameters, found by Newton's method.
  private func refine(
    _ t: Double, _ u: Double, _ other: Segment, _ tolerance: Double, _ found: inout [Intersection]
  ) {
    var (t, u) = (t, u)
    for _ in 0..<8 {
      let gap = point(t) - other.point(u)
      let (along, across) = (derivative(t), other.derivative(u))
      let scale = along.cross(across)
      guard abs(scale) > 1e-12 else { break }
      let (dt, du) = (gap.cross(across) / -scale, gap.cross(along) / -scale)
      t += dt
      u += du
      if abs(dt) + abs(du) < 1e-13 { break }
    }
    (t, u) = (min(max(t, 0), 1), min(max(u, 0), 1))
    let (here, there) = (point(t), other.point(u))
    guard (here - there).length < tolerance,
      !found.contains(where: { ($0.point - here).length < tolerance })
    else { return }
    found.append(Intersection(here: t, there: u, point: (here + there) / 2))
  }

  /// The parameter of the nearest point to a point, and its distance.
  func nearest(to point: Vector) -> (parameter: Double, distance: Double) {
    if isLine {
      let along = end - start
      let squared = along.dot(along)
      let t = squared > 0 ? min(max((point - start).dot(along) / squared, 0), 1) : 0
      return (t, (self.point(t) - point).length)
    }
    let steps = 16
    var best = (parameter: 0.0, distance: Double.infinity)
    for step in 0...steps {
      let t = Double(step) / Double(steps)
      let distance = (self.point(t) - point).length
      if distance < best.distance { best = (t, distance) }
    }
    var width = 1.0 / Double(steps)
    for _ in 0..<32 {
      for t in [best.parameter - width, best.parameter + width] where t >= 0 && t <= 1 {
        let distance = (self.point(t) - point).length
        if distance < best.distance { best = (t, distance) }
      }
      width *= 0.7
    }
    return best
  }

  /// The segment in the opposite direction.
  var reversed: Segment {
    isLine ? Segment(line: end, start) : Segment(end, control2, control1, start)
  }

  /// The segment with its ends moved.
  func withEnds(_ start: Vector, _ end: Vector) -> Segment {
    isLine
      ? Segment(line: start, end)
      : Segment(start, control1 + (start - self.start), control2 + (end - self.end), end)
  }
}
