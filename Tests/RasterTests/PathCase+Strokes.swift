// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

extension PathCase {
  static let strokes: [PathCase] = {
    let zigzag: [PathElement] = [
      .move(to: CGPoint(x: -28, y: 10)), .line(to: CGPoint(x: -15, y: -20)),
      .line(to: CGPoint(x: -8, y: 22)), .line(to: CGPoint(x: 20, y: -3)),
      .line(to: CGPoint(x: -18, y: -4)),
    ]
    let wave: [PathElement] = [
      .move(to: CGPoint(x: -28, y: 0)),
      .curve(
        to: CGPoint(x: 25, y: 5), control1: CGPoint(x: -5, y: -60), control2: CGPoint(x: 0, y: 60)),
    ]
    // Both ends have the same direction.
    let bend: [PathElement] = [
      .move(to: CGPoint(x: -28, y: 0)),
      .curve(
        to: CGPoint(x: 28, y: 0), control1: CGPoint(x: -8, y: -40), control2: CGPoint(x: 8, y: 40)),
    ]
    let hairpin: [PathElement] = [
      .move(to: CGPoint(x: -28, y: -6)),
      .curve(
        to: CGPoint(x: -28, y: 6), control1: CGPoint(x: 38, y: -8), control2: CGPoint(x: 38, y: 8)),
    ]
    let cusp: [PathElement] = [
      .move(to: CGPoint(x: -20, y: 20)),
      .curve(
        to: CGPoint(x: 20, y: 20), control1: CGPoint(x: 20, y: -25),
        control2: CGPoint(x: -20, y: -25)),
    ]
    let quad: [PathElement] = [
      .move(to: CGPoint(x: -28, y: 18)),
      .quadCurve(to: CGPoint(x: 28, y: 15), control: CGPoint(x: 0, y: -40)),
    ]
    func round(_ name: String, _ elements: [PathElement], _ width: Double) -> PathCase {
      let polygons = PolygonPath(elements)
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      return PathCase("\(name), \(width) wide", Outline(elements).stroked(style)) {
        polygons.isNear($0, width / 2)
      }
    }
    let circle = built { $0.addEllipse(in: CGRect(x: -9, y: -9, width: 18, height: 18)) }
    let large = built { $0.addEllipse(in: CGRect(x: -24, y: -24, width: 48, height: 48)) }
    let line: [PathElement] = [
      .move(to: CGPoint(x: -25, y: 2)), .line(to: CGPoint(x: 25, y: 2)),
    ]
    func dashed(
      _ name: String, _ cap: CGLineCap, _ phase: Double,
      ends:
        @escaping @Sendable (_ along: Double, _ across: Double, _ from: Double, _ to: Double) ->
        Bool
    ) -> PathCase {
      let style = StrokeStyle(lineWidth: 4, lineCap: cap, dash: [7, 6], dashPhase: phase)
      return PathCase("dashes, \(name)", Outline(line).stroked(style)) { point in
        var from = -phase
        while from < 50 {
          if from + 7 > 0,
            ends(point.x + 25, point.y - 2, max(from, 0), min(from + 7, 50))
          {
            return true
          }
          from += 13
        }
        return false
      }
    }
    let corner: [PathElement] = [
      .move(to: CGPoint(x: -20, y: 15)), .line(to: CGPoint(x: -20, y: -10)),
      .line(to: CGPoint(x: 20, y: -10)),
    ]
    return [
      round("zigzag", zigzag, 1.5), round("zigzag", zigzag, 9), round("wave", wave, 0.7),
      round("wave", wave, 5), round("wave", wave, 22), round("bend", bend, 2),
      round("bend", bend, 12), round("hairpin", hairpin, 4),
      round("hairpin", hairpin, 17), round("cusp", cusp, 3), round("cusp", cusp, 14),
      round("quad", quad, 6),
      round("dot", [.move(to: .zero), .line(to: .zero)], 11),
      PathCase("circle's line", large.stroked(StrokeStyle(lineWidth: 6))) {
        abs(hypot($0.x, $0.y) - 24) < 3
      },
      PathCase("line wider than its circle", circle.stroked(StrokeStyle(lineWidth: 30))) {
        hypot($0.x, $0.y) < 24
      },
      dashed("butt", .butt, 0) { $0 > $2 && $0 < $3 && abs($1) < 2 },
      dashed("butt, moved", .butt, 3.5) { $0 > $2 && $0 < $3 && abs($1) < 2 },
      dashed("square", .square, 2) { $0 > $2 - 2 && $0 < $3 + 2 && abs($1) < 2 },
      dashed("round", .round, -4) { hypot($0 - min(max($0, $2), $3), $1) < 2 },
      PathCase("miter", Outline(corner).stroked(StrokeStyle(lineWidth: 8))) {
        ($0.x > -24 && $0.x < -16 && $0.y > -14 && $0.y < 15)
          || ($0.x > -24 && $0.x < 20 && $0.y > -14 && $0.y < -6)
      },
      PathCase("bevel", Outline(corner).stroked(StrokeStyle(lineWidth: 8, lineJoin: .bevel))) {
        (($0.x > -24 && $0.x < -16 && $0.y > -14 && $0.y < 15)
          || ($0.x > -24 && $0.x < 20 && $0.y > -14 && $0.y < -6)) && $0.x + $0.y > -34
      },
      PathCase(
        "frame",
        Outline(rect(-20, -15, 40, 30)).stroked(StrokeStyle(lineWidth: 5, miterLimit: 1.5))
      ) {
        max(abs($0.x) - 20, abs($0.y) - 15) < 2.5 && !(abs($0.x) < 17.5 && abs($0.y) < 12.5)
      },
    ]
  }()
}
