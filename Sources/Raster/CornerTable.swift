// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing
import Foundation

/// Rounded corners of radius 1 as chains of short straight edges, made once for each fineness.
///
/// A point (p, q) lies p before the corner's vertex on the side that comes in and q after it on
/// the side that goes out; a corner runs from (reach, 0) to (0, reach).
///
/// Circular corners are quarter circles, reach 1. Continuous ones follow the outline that iOS draws
/// for a corner of radius 1. Where a side leaves less room than that reach, as towards a capsule, the
/// outline passes over into the quarter circle point by point, and becomes it where reach 1 is all
/// there is.
struct CornerTable: ~Copyable {
  typealias Point = SIMD2<Double>

  static let continuousReach = ContinuousCorner.reach

  /// Those there are, by fineness; the others have no points.
  private let circular: UnsafeMutableBufferPointer<cspan_corner>
  private let continuous: UnsafeMutableBufferPointer<cspan_corner>
  /// The place of one between the two.
  private let between: cspan_corner
  /// A corner that is its vertex.
  let sharp: cspan_corner
  private var last = Found()

  /// The corner found last, since most shapes of a list are like the one before.
  private struct Found {
    var corner = cspan_corner()
    var corners = RoundedRect.Corners.circular
    var share = 0.0
    var fineness = 0
    /// Radii between these have that fineness.
    var leastRadius = Double.infinity
    var mostRadius = -Double.infinity
  }

  private static let finest = Int(cspan_most_corner) - 1

  init() {
    circular = .allocate(capacity: Self.finest + 1)
    circular.initialize(repeating: cspan_corner())
    continuous = .allocate(capacity: Self.finest + 1)
    continuous.initialize(repeating: cspan_corner())
    between = cspan_corner(repeating: .zero, count: Self.finest + 1)
    sharp = cspan_corner(repeating: .zero, count: 1)
  }

  deinit {
    for table in [circular, continuous] {
      for corner in table { corner.deallocate() }
      table.deallocate()
    }
    between.deallocate()
    sharp.deallocate()
  }

  /// The number of edges of a corner of this radius, in pixels: at most 510.
  ///
  /// What a pixel of a circular one shows is within 1.4 of 255 of the truth up to radius 12, and
  /// within 3 beyond: a chord of angle a leaves its arc by r·a²/8, and the more chords a pixel sees,
  /// the more their errors cancel out. Curves of uneven bend, and half as long again, take about
  /// three times as many; theirs is a multiple of 3.
  static func fineness(_ corners: RoundedRect.Corners, radius: Double) -> Int {
    let edges = Double.pi / 2 * (min(radius, 1e6) / 0.12).squareRoot()
    switch corners {
    case .circular: return min(finest, max(3, Int(edges * 1.06 - 2.9)))
    case .continuous: return min(finest, max(2, Int(edges.rounded(.up))) * 3)
    }
  }

  /// The points of a corner with the room its sides leave, in radii: 1 or more. They stay as they are
  /// until the next are found.
  mutating func find(_ corners: RoundedRect.Corners, radius: Double, room: Double) -> cspan_corner {
    let share =
      corners == .continuous ? max(min((room - 1) / (Self.continuousReach - 1), 1), 0) : 0
    let isLike = corners == last.corners
    if isLike, radius >= last.leastRadius, radius <= last.mostRadius, share == last.share {
      return last.corner
    }
    let fineness = Self.fineness(corners, radius: radius)
    if isLike, fineness == last.fineness {
      last.leastRadius = min(last.leastRadius, radius)
      last.mostRadius = max(last.mostRadius, radius)
    } else {
      (last.leastRadius, last.mostRadius) = (radius, radius)
    }
    (last.corners, last.fineness, last.share) = (corners, fineness, share)
    last.corner = make(fineness, share: share)
    return last.corner
  }

  /// A corner that passes over from a quarter circle, share 0, to a continuous one, share 1.
  private func make(_ fineness: Int, share: Double) -> cspan_corner {
    if circular[fineness].count == 0 {
      circular[fineness] = cspan_corner(Self.quarterCircle(fineness))
    }
    guard share > 0 else { return circular[fineness] }
    if continuous[fineness].count == 0 {
      continuous[fineness] = cspan_corner(Self.curves(fineness))
    }
    guard share < 1 else { return continuous[fineness] }
    var mixed = between
    mixed.count = Int32(fineness + 1)
    for index in 0...fineness {
      mixed[index] = circular[fineness][index] * (1 - share) + continuous[fineness][index] * share
    }
    return mixed
  }

  /// The polygon that errs least for its edges: the first and the last point lie on the sides, a
  /// little before the arc ends, and the others a little outside it, so that the area is the arc's.
  private static func quarterCircle(_ fineness: Int) -> [Point] {
    let early = 0.4
    let step = Double.pi / 2 / (Double(fineness) + 2 * early)
    let stretch = (step / sin(step)).squareRoot()
    let onSide = 1 / cos(early * step)
    return (0...fineness).map { index in
      let angle = step * (Double(index) + early)
      let radius = index == 0 || index == fineness ? onSide : stretch
      return Point(1 - radius * sin(angle), 1 - radius * cos(angle))
    }
  }

  private static func curves(_ fineness: Int) -> [Point] {
    let edges = fineness / 3
    return (0...fineness).map { index in
      let curve = min(index / edges, 2)
      let t = Double(index - curve * edges) / Double(edges)
      let s = 1 - t
      let c = ContinuousCorner.controls[(curve * 3)...(curve * 3 + 3)]
      let i = c.startIndex
      return c[i] * (s * s * s) + c[i + 1] * (3 * s * s * t) + c[i + 2] * (3 * s * t * t)
        + c[i + 3] * (t * t * t)
    }
  }
}

extension cspan_corner {
  /// So many points that are alike, in memory of their own.
  fileprivate init(repeating point: SIMD2<Double>, count: Int) {
    let places = count + Int(cspan_corner_beyond)
    let (before, after) = (
      UnsafeMutablePointer<Double>.allocate(capacity: places),
      UnsafeMutablePointer<Double>.allocate(capacity: places)
    )
    before.initialize(repeating: point.x, count: places)
    after.initialize(repeating: point.y, count: places)
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
