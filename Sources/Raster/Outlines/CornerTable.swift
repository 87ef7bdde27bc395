// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing
import Foundation

/// A cache of rounded corners of radius 1 as polylines, one for each number of edges.
///
/// A point (p, q) is at a distance p before the corner's vertex along the incoming side, and q after it
/// along the outgoing side; a corner runs from (reach, 0) to (0, reach).
///
/// Circular corners are quarter circles, with a reach of 1. Continuous ones follow the outline that iOS
/// draws for a corner of radius 1. Where a side is too short for that reach, as in shapes close to a
/// capsule, the points are interpolated towards the quarter circle, down to a reach of 1.
struct CornerTable: ~Copyable {
  typealias Point = SIMD2<Double>

  /// The corners made so far, indexed by their number of edges; others have no points.
  private let circular: UnsafeMutableBufferPointer<craster_corner>
  private let continuous: UnsafeMutableBufferPointer<craster_corner>
  /// Memory for a corner interpolated between the two.
  private let interpolated: craster_corner
  /// A corner of one point, its vertex.
  private let sharp: craster_corner
  private var last = LastResult()

  /// The last result of `find`, since most shapes of a list are like the one before.
  private struct LastResult {
    var corner = craster_corner()
    var corners = RoundedRect.Corners.circular
    var radius = -1.0
    var sideLength = 0.0
    var edgeCount = 0
    /// Between these squared scales the number of edges is known to be the same.
    var minSquaredScale = 0.0
    var maxSquaredScale = 0.0
  }

  private static let maxEdgeCount = Int(craster_max_corner_points) - 1

  init() {
    circular = .allocate(capacity: Self.maxEdgeCount + 1)
    circular.initialize(repeating: craster_corner())
    continuous = .allocate(capacity: Self.maxEdgeCount + 1)
    continuous.initialize(repeating: craster_corner())
    interpolated = craster_corner(repeating: .zero, count: Self.maxEdgeCount + 1)
    sharp = craster_corner(repeating: .zero, count: 1)
  }

  deinit {
    for table in [circular, continuous] {
      for corner in table { corner.deallocate() }
      table.deallocate()
    }
    interpolated.deallocate()
    sharp.deallocate()
  }

  /// The number of edges for a corner of this radius, in pixels: at most 510.
  ///
  /// A pixel's coverage by a circular corner is within 1.4/255 of exact up to radius 12, and within
  /// 3/255 beyond: a chord of angle a deviates from its arc by r·a²/8, and the more chords cross a
  /// pixel, the more their errors cancel out. Continuous corners have uneven curvature and are half as
  /// long again: they need about three times as many, a multiple of 3, as they consist of three curves.
  static func edgeCount(_ corners: RoundedRect.Corners, radius: Double) -> Int {
    let edges = Double.pi / 2 * (min(radius, 1e6) / 0.12).squareRoot()
    switch corners {
    case .circular: return min(maxEdgeCount, max(3, Int(edges * 1.06 - 2.9)))
    case .continuous: return min(maxEdgeCount, max(2, Int(edges.rounded(.up))) * 3)
    }
  }

  /// The points of a corner of this radius at a scale, where `sideLength`, 1 or more, is the length
  /// available on each side, in radii. The points are valid until the next call.
  ///
  /// Below a 50th of a pixel the radius is invisible: the corner has one point, its vertex.
  mutating func find(
    _ corners: RoundedRect.Corners, radius: Double, squaredScale: Double, sideLength: Double
  ) -> craster_corner {
    let isSimilar =
      radius == last.radius && corners == last.corners
      && (corners == .circular || sideLength == last.sideLength)
    if isSimilar, squaredScale >= last.minSquaredScale, squaredScale <= last.maxSquaredScale {
      return last.corner
    }
    let pixels = radius * squaredScale.squareRoot()
    let edgeCount = pixels > 0.02 ? Self.edgeCount(corners, radius: pixels) : 0
    if isSimilar, edgeCount == last.edgeCount {
      last.minSquaredScale = min(last.minSquaredScale, squaredScale)
      last.maxSquaredScale = max(last.maxSquaredScale, squaredScale)
      return last.corner
    }
    var continuity =
      corners == .continuous ? (sideLength - 1) / (ContinuousCorner.reach - 1) : 0
    continuity = continuity > 0 ? min(continuity, 1) : 0
    last = LastResult(
      corner: edgeCount > 0 ? make(edgeCount, continuity: continuity) : sharp, corners: corners,
      radius: radius, sideLength: sideLength, edgeCount: edgeCount,
      minSquaredScale: squaredScale, maxSquaredScale: squaredScale)
    return last.corner
  }

  /// A corner interpolated between a quarter circle, at continuity 0, and a continuous one, at 1.
  private func make(_ edgeCount: Int, continuity: Double) -> craster_corner {
    if circular[edgeCount].count == 0 {
      circular[edgeCount] = craster_corner(Self.quarterCircle(edgeCount))
    }
    guard continuity > 0 else { return circular[edgeCount] }
    if continuous[edgeCount].count == 0 {
      continuous[edgeCount] = craster_corner(Self.curves(edgeCount))
    }
    guard continuity < 1 else { return continuous[edgeCount] }
    var blended = interpolated
    blended.count = Int32(edgeCount + 1)
    for index in 0...edgeCount {
      blended[index] =
        circular[edgeCount][index] * (1 - continuity) + continuous[edgeCount][index] * continuity
    }
    return blended
  }

  /// The polyline with the smallest error for its number of edges. The first and the last point are on the
  /// sides, slightly before the arc's ends. The others are slightly outside of the arc, so that the area is the
  /// same.
  private static func quarterCircle(_ edgeCount: Int) -> [Point] {
    let early = 0.4
    let step = Double.pi / 2 / (Double(edgeCount) + 2 * early)
    let stretch = (step / sin(step)).squareRoot()
    let onSide = 1 / cos(early * step)
    return (0...edgeCount).map { index in
      let angle = step * (Double(index) + early)
      let radius = index == 0 || index == edgeCount ? onSide : stretch
      return Point(1 - radius * sin(angle), 1 - radius * cos(angle))
    }
  }

  private static func curves(_ edgeCount: Int) -> [Point] {
    let edges = edgeCount / 3
    return (0...edgeCount).map { index -> Point in
      let curve = min(index / edges, 2)
      let t = Double(index - curve * edges) / Double(edges)
      let s = 1 - t
      let c = ContinuousCorner.controls[(curve * 3)...(curve * 3 + 3)]
      let i = c.startIndex
      // One term at a time: as one expression it takes the type checker 4.5 s.
      let first: Point = c[i] * (s * s * s)
      let second: Point = c[i + 1] * (3 * s * s * t)
      let third: Point = c[i + 2] * (3 * s * t * t)
      let last: Point = c[i + 3] * (t * t * t)
      return first + second + third + last
    }
  }
}

extension craster_corner {
  /// Allocates the given number of points, all of them the same, with padding for the kernels.
  fileprivate init(repeating point: SIMD2<Double>, count: Int) {
    let capacity = count + Int(craster_corner_padding)
    let (before, after) = (
      UnsafeMutablePointer<Double>.allocate(capacity: capacity),
      UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    )
    before.initialize(repeating: point.x, count: capacity)
    after.initialize(repeating: point.y, count: capacity)
    self.init(before: before, after: after, count: Int32(count))
  }

  fileprivate init(_ points: [SIMD2<Double>]) {
    self.init(repeating: points[points.count - 1], count: points.count)
    for index in points.indices { self[index] = points[index] }
  }

  fileprivate func deallocate() {
    before?.deallocate()
    after?.deallocate()
  }

  subscript(index: Int) -> SIMD2<Double> {
    get { [before[index], after[index]] }
    nonmutating set {
      before[index] = newValue.x
      after[index] = newValue.y
    }
  }
}
