// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

extension Outline {
  /// Returns the outline of the area in which a rule returns true, given whether a point is inside of
  /// this outline and of the other. It does not cross itself, and is the same by either fill rule.
  ///
  /// All segments are split where they meet. A piece is kept if the rule differs between its two
  /// sides, and directed so that the area is on its right; the kept pieces are joined end to end.
  /// Areas narrower than about a hundred thousandth of the size may be lost.
  package func combined(
    with other: Outline, _ fillRule: FillRule, _ rule: (Bool, Bool) -> Bool
  ) -> Outline {
    let scale = Self.workingScale(self, other)
    let (one, two) = (applying(scale), other.applying(scale))
    guard one.isFinite, two.isFinite else { return .empty }
    let segments = (one.subpaths + two.subpaths).flatMap(\.closedSegments)
    let arrangement = OutlineArrangement(segments)
    var kept: [OutlineArrangement.Piece] = []
    for piece in Self.distinct(arrangement.pieces.flatMap(\.self)) {
      let segment = piece.segment
      guard let along = segment.derivative(0.47).unit else { continue }
      let (middle, side) = (segment.point(0.47), along.perpendicular * 2e-3)
      func isInside(_ point: Vector) -> Bool {
        rule(one.contains(point.point, fillRule), two.contains(point.point, fillRule))
      }
      let (right, left) = (isInside(middle + side), isInside(middle - side))
      guard right != left else { continue }
      kept.append(
        right
          ? piece
          : OutlineArrangement.Piece(segment: segment.reversed, from: piece.to, to: piece.from))
    }
    return Outline(Self.joined(kept)).applying(scale.inverted())
  }

  /// Returns the parts of the lines of this outline that are inside of another one, or outside of it.
  package func lines(
    inside other: Outline, _ fillRule: FillRule, isInside: Bool = true
  ) -> Outline {
    let scale = Self.workingScale(self, other)
    let (one, two) = (applying(scale), other.applying(scale))
    guard one.isFinite, two.isFinite else { return .empty }
    let area = two.subpaths.flatMap(\.closedSegments)
    var parts: [Subpath] = []
    for subpath in one.subpaths {
      let lineSegments = subpath.segments.flatMap(\.monotoneParts).filter { !$0.isPoint }
      let arrangement = OutlineArrangement(lineSegments + area)
      var current: Subpath?
      for piece in arrangement.pieces.prefix(lineSegments.count).flatMap(\.self) {
        let segment = piece.segment
        if two.contains(segment.point(0.47).point, fillRule) == isInside {
          if current == nil { current = Subpath(start: segment.start) }
          current?.segments.append(segment)
        } else if let done = current {
          parts.append(done)
          current = nil
        }
      }
      if let current { parts.append(current) }
    }
    return Outline(parts).applying(scale.inverted())
  }

  /// The transform to coordinates in which two outlines are about a thousand points large: a power of
  /// two, so that it is exact.
  private static func workingScale(_ one: Outline, _ other: Outline) -> CGAffineTransform {
    let box = one.bounds.union(other.bounds)
    let size = box.isNull ? 0 : Double(max(box.width, box.height))
    guard size > 1e-200, size < 1e200 else { return .identity }
    let factor = CGFloat(sign: .plus, exponent: Int((1000 / size).exponent), significand: 1)
    return CGAffineTransform(scaleX: factor, y: factor)
  }

  /// The pieces without those that coincide with an earlier one.
  private static func distinct(
    _ pieces: [OutlineArrangement.Piece]
  ) -> [OutlineArrangement.Piece] {
    var known: [SIMD2<Int>: [Segment]] = [:]
    return pieces.filter { piece in
      let key = SIMD2(min(piece.from, piece.to), max(piece.from, piece.to))
      let middle = piece.segment.point(0.5)
      let isKnown = known[key, default: []].contains { other in
        other.nearest(to: middle).distance < OutlineArrangement.tolerance * 5
      }
      if !isKnown { known[key, default: []].append(piece.segment) }
      return !isKnown
    }
  }

  /// Joins directed pieces end to end into closed subpaths. At a vertex with several pieces, the one
  /// that turns most to the right comes next, so that subpaths do not cross themselves.
  private static func joined(_ pieces: [OutlineArrangement.Piece]) -> [Subpath] {
    var outgoing: [Int: [Int]] = [:]
    for (index, piece) in pieces.enumerated() { outgoing[piece.from, default: []].append(index) }
    var isUsed = Array(repeating: false, count: pieces.count)
    var subpaths: [Subpath] = []
    for first in pieces.indices where !isUsed[first] {
      var subpath = Subpath(start: pieces[first].segment.start, isClosed: true)
      var index: Int? = first
      while let current = index {
        isUsed[current] = true
        subpath.append(pieces[current].segment)
        if pieces[current].to == pieces[first].from { break }
        let candidates = (outgoing[pieces[current].to] ?? []).filter { !isUsed[$0] }
        let tangent = pieces[current].segment.endTangent ?? .zero
        index = candidates.max {
          turn(from: tangent, to: pieces[$0].segment)
            < turn(from: tangent, to: pieces[$1].segment)
        }
      }
      subpaths.append(subpath)
    }
    return subpaths
  }

  /// The angle by which a segment turns to the right of a direction, in radians.
  private static func turn(from tangent: Vector, to segment: Segment) -> Double {
    let next = segment.startTangent ?? .zero
    return atan2(tangent.cross(next), tangent.dot(next))
  }
}

extension Subpath {
  /// The segments of the filled area, which is closed, without points.
  fileprivate var closedSegments: [Segment] {
    var all = segments
    if let end = all.last?.end, end != start { all.append(Segment(line: end, start)) }
    return all.flatMap(\.monotoneParts).filter { !$0.isPoint }
  }

  /// Appends a segment. Lines that continue in the same direction become one.
  fileprivate mutating func append(_ segment: Segment) {
    if segment.isLine, let last = segments.last, last.isLine,
      let one = last.startTangent, let other = segment.startTangent,
      abs(one.cross(other)) < 1e-9, one.dot(other) > 0
    {
      segments[segments.count - 1] = Segment(line: last.start, segment.end)
    } else {
      segments.append(segment)
    }
  }
}
