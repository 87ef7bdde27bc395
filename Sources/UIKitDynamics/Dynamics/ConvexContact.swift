// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitViews

/// The contact of two convex outlines that overlap.
struct ConvexContact: Equatable {
  var point: SIMD2<Double>
  /// The direction from the first outline to the second, of length 1.
  var normal: SIMD2<Double>
  /// The depth of their overlap, in points.
  var depth: Double

  /// The contacts of two convex outlines, at most two; none if they do not overlap. An outline of two
  /// corners is a segment.
  ///
  /// It is the separating axis test: the side with the least overlap is clipped by those beside it.
  static func between(_ a: [SIMD2<Double>], _ b: [SIMD2<Double>]) -> [ConvexContact] {
    guard a.count > 1, b.count > 1, let first = leastOverlap(a, b), let second = leastOverlap(b, a)
    else { return [] }
    // The first outline is preferred, so that the side does not alternate.
    let isFlipped = second.depth < first.depth - 1e-3
    let (side, reference, incident) = isFlipped ? (second, b, a) : (first, a, b)
    let start = reference[side.index]
    let end = reference[(side.index + 1) % reference.count]
    let normal = side.normal
    var clipped = mostOpposed(incident, normal)
    let along = end - start
    let unit = along / max(length(along), 1e-9)
    for (origin, direction) in [(start, unit), (end, -unit)] {
      clipped = clip(clipped, origin, direction)
    }
    return clipped.compactMap { point in
      let depth = -dot(point - start, normal)
      guard depth >= 0 else { return nil }
      return ConvexContact(point: point, normal: isFlipped ? -normal : normal, depth: depth)
    }
  }

  /// The side of an outline that another one overlaps least; nil if a side separates them.
  private static func leastOverlap(
    _ outline: [SIMD2<Double>], _ other: [SIMD2<Double>]
  ) -> (index: Int, normal: SIMD2<Double>, depth: Double)? {
    var best: (index: Int, normal: SIMD2<Double>, depth: Double)?
    for index in outline.indices {
      let start = outline[index]
      let side = outline[(index + 1) % outline.count] - start
      let size = length(side)
      guard size > 1e-9 else { continue }
      // Outlines are clockwise on the screen, where y points down.
      let normal = SIMD2(side.y, -side.x) / size
      let depth = -(other.map { dot($0 - start, normal) }.min() ?? 0)
      if depth < 0 { return nil }
      if best.map({ depth < $0.depth }) ?? true { best = (index, normal, depth) }
    }
    return best
  }

  /// The side of an outline that faces a direction most.
  private static func mostOpposed(
    _ outline: [SIMD2<Double>], _ normal: SIMD2<Double>
  ) -> [SIMD2<Double>] {
    var best: (value: Double, side: [SIMD2<Double>]) = (.infinity, [])
    for index in outline.indices {
      let (start, end) = (outline[index], outline[(index + 1) % outline.count])
      let size = length(end - start)
      guard size > 1e-9 else { continue }
      let value = dot(SIMD2(end.y - start.y, start.x - end.x) / size, normal)
      if value < best.value { best = (value, [start, end]) }
    }
    return best.side
  }

  /// The part of a segment that is on the positive side of a line.
  private static func clip(
    _ segment: [SIMD2<Double>], _ origin: SIMD2<Double>, _ direction: SIMD2<Double>
  ) -> [SIMD2<Double>] {
    guard segment.count == 2 else { return segment }
    let (a, b) = (dot(segment[0] - origin, direction), dot(segment[1] - origin, direction))
    var result: [SIMD2<Double>] = []
    if a >= 0 { result.append(segment[0]) }
    if b >= 0 { result.append(segment[1]) }
    if a * b < 0 { result.append(segment[0] + (segment[1] - segment[0]) * (a / (a - b))) }
    return result
  }
}
