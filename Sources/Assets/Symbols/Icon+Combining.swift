// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

extension Icon {
  /// What it holds and the other does not.
  func subtracting(_ other: Icon) -> Icon { combined(with: other) { $0 && !$1 } }

  /// What one of them holds, as an outline that does not cross itself.
  func union(_ other: Icon) -> Icon { combined(with: other) { $0 || $1 } }

  /// All points of which a rule says so, told whether this icon and another hold them.
  ///
  /// All curves are cut where they meet. A piece stays if the rule's answers differ on its two
  /// sides, turned so that it holds what is on the right; and those that stay are joined end to
  /// end. Where edges run along each other for a while a piece may be missing: then a straight
  /// line closes the gap.
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

  /// Curves cut where they meet each other.
  private static func pieces(_ curves: [Curve]) -> [Curve] {
    let chains = curves.map { Chain($0) }
    var cuts = curves.map { _ in [(place: Double, point: SIMD2<Double>)]() }
    for first in chains.indices {
      for second in chains.indices where second > first && chains[first].nears(chains[second]) {
        for meeting in chains[first].meetings(with: chains[second]) {
          cuts[first].append((meeting.here, meeting.point))
          cuts[second].append((meeting.there, meeting.point))
        }
      }
    }
    return zip(curves, cuts).flatMap { curve, cuts in
      var pieces: [Curve] = []
      var (from, start) = (0.0, curve.start)
      for (place, point) in cuts.sorted(by: { $0.place < $1.place }) + [(1, curve.end)] {
        defer { (from, start) = (max(from, place), point) }
        guard place > from + 1e-7 else { continue }
        var piece = curve.part(from, place)
        piece.start = start
        piece.end = point
        pieces.append(piece)
      }
      return pieces
    }
  }

  /// Pieces put end to end.
  private static func joined(_ pieces: [Curve]) -> [Contour] {
    var left = pieces
    var contours: [Contour] = []
    func distance(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double {
      ((one - other) * (one - other)).sum()
    }
    while let first = left.popLast() {
      var curves = [first]
      var end = first.end
      while distance(end, first.start) > 1e-9 {
        let nearest = left.indices.min {
          distance(left[$0].start, end) < distance(left[$1].start, end)
        }
        guard let nearest, distance(left[nearest].start, end) < distance(end, first.start) else {
          break
        }
        var next = left.remove(at: nearest)
        next.start = end
        end = next.end
        curves.append(next)
      }
      contours.append(Contour(curves: curves))
    }
    return contours
  }
}
