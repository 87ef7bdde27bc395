// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

extension Icon {
  /// The difference: the area in this icon and not in the other.
  func subtracting(_ other: Icon) -> Icon { combined(with: other) { $0 && !$1 } }

  /// The union, as an outline without self-intersections.
  func union(_ other: Icon) -> Icon { combined(with: other) { $0 || $1 } }

  /// The area in which a rule returns true, given whether a point is in this icon and in the other.
  ///
  /// All curves are split at their intersections. A piece is kept if the rule differs between its
  /// two sides, and reversed if necessary so that the area is on its right. The kept pieces are
  /// joined end to end. Where edges coincide, a piece may be missing; the gap is closed by a
  /// straight line.
  func combined(with other: Icon, _ rule: (Bool, Bool) -> Bool) -> Icon {
    var pieces: [Curve] = []
    for piece in Self.pieces((outline.contours + other.outline.contours).flatMap(\.curves)) {
      let sides = Self.sides(of: piece, at: 0.47) {
        rule(outline.contains($0), other.outline.contains($0))
      }
      if sides.right != sides.left { pieces.append(sides.right ? piece : piece.reversed) }
    }
    return Icon(Outline(Self.joined(pieces)))
  }

  /// Splits curves at their intersections.
  private static func pieces(_ curves: [Curve]) -> [Curve] {
    let flattened = curves.map { FlattenedCurve($0) }
    var cuts = curves.map { _ in [(parameter: Double, point: SIMD2<Double>)]() }
    for first in flattened.indices {
      for second in flattened.indices
      where second > first && flattened[first].boundsIntersect(flattened[second]) {
        for intersection in flattened[first].intersections(with: flattened[second]) {
          cuts[first].append((intersection.here, intersection.point))
          cuts[second].append((intersection.there, intersection.point))
        }
      }
    }
    return zip(curves, cuts).flatMap { curve, cuts in
      var pieces: [Curve] = []
      var (from, start) = (0.0, curve.start)
      for (parameter, point) in cuts.sorted(by: { $0.parameter < $1.parameter }) + [(1, curve.end)]
      {
        defer { (from, start) = (max(from, parameter), point) }
        guard parameter > from + 1e-7 else { continue }
        var piece = curve.part(from, parameter)
        piece.start = start
        piece.end = point
        pieces.append(piece)
      }
      return pieces
    }
  }

  /// Joins pieces end to end into contours.
  private static func joined(_ pieces: [Curve]) -> [Contour] {
    var remaining = pieces
    var contours: [Contour] = []
    func distance(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double {
      ((one - other) * (one - other)).sum()
    }
    while let first = remaining.popLast() {
      var curves = [first]
      var end = first.end
      while distance(end, first.start) > 1e-9 {
        let nearest = remaining.indices.min {
          distance(remaining[$0].start, end) < distance(remaining[$1].start, end)
        }
        guard let nearest, distance(remaining[nearest].start, end) < distance(end, first.start)
        else {
          break
        }
        var next = remaining.remove(at: nearest)
        next.start = end
        end = next.end
        curves.append(next)
      }
      contours.append(Contour(curves: curves))
    }
    return contours
  }
}
