// Part of Snapback, under the MIT licence; see LICENSE.

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
struct CornerTable {
  typealias Point = SIMD2<Double>

  static let continuousReach = ContinuousCorner.reach

  private var circular: [[Point]] = Array(repeating: [], count: CornerTable.finest + 1)
  private var continuous: [[Point]] = Array(repeating: [], count: CornerTable.finest + 1)
  private var between: [Point] = []

  private static let finest = 510

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

  /// The points of a corner with the room its sides leave, in radii: 1 or more.
  mutating func points(_ corners: RoundedRect.Corners, radius: Double, room: Double) -> [Point] {
    let fineness = Self.fineness(corners, radius: radius)
    if circular[fineness].isEmpty { circular[fineness] = Self.quarterCircle(fineness) }
    let share = min((room - 1) / (Self.continuousReach - 1), 1)
    guard corners == .continuous, share > 0 else { return circular[fineness] }
    if continuous[fineness].isEmpty { continuous[fineness] = Self.curves(fineness) }
    guard share < 1 else { return continuous[fineness] }
    between.removeAll(keepingCapacity: true)
    for index in 0...fineness {
      between.append(
        circular[fineness][index] * (1 - share) + continuous[fineness][index] * share)
    }
    return between
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
