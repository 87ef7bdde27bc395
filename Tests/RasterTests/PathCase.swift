// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing

/// An outline to test, and a reference for which points it contains.
struct PathCase: Sendable, CustomTestStringConvertible {
  var name: String
  var outline: Outline
  var rule = FillRule.nonZero
  var contains: @Sendable (CGPoint) -> Bool
  var testDescription: String { name }

  /// With the flattened elements as the reference.
  init(_ name: String, _ elements: [PathElement], _ rule: FillRule = .nonZero) {
    self.name = name
    outline = Outline(elements)
    self.rule = rule
    let polygons = PolygonPath(elements)
    contains = { polygons.contains($0, rule) }
  }

  init(_ name: String, _ outline: Outline, _ contains: @escaping @Sendable (CGPoint) -> Bool) {
    self.name = name
    self.outline = outline
    self.contains = contains
  }

  static func polygon(_ points: [(Double, Double)]) -> [PathElement] {
    var builder = OutlineBuilder()
    builder.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    builder.closeSubpath()
    return builder.elements
  }

  static func star(_ corners: Int, step: Int, radius: Double) -> [PathElement] {
    polygon(
      (0..<corners).map { index in
        let angle = Double(index * step) / Double(corners) * 2 * .pi
        return (radius * sin(angle), -radius * cos(angle))
      })
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [PathElement] {
    polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  static func built(_ build: (inout OutlineBuilder) -> Void) -> Outline {
    var builder = OutlineBuilder()
    build(&builder)
    return builder.outline
  }

  static let fills: [PathCase] = {
    var random = Randomness(seed: 11)
    func point() -> CGPoint { CGPoint(x: random.number(-30...30), y: random.number(-30...30)) }
    var scribble = OutlineBuilder()
    scribble.move(to: point())
    for _ in 0..<7 { scribble.addCurve(to: point(), control1: point(), control2: point()) }
    for _ in 0..<3 { scribble.addQuadCurve(to: point(), control: point()) }
    scribble.closeSubpath()
    let shards = (0..<12).flatMap { _ in
      polygon((0..<3).map { _ in (random.number(-30...30), random.number(-30...30)) })
    }
    let overlapping = rect(-20, -15.4, 30, 20) + rect(-5, -15.7, 25.3, 24)
    let opposite = polygon([(-20, -20), (20, 20), (20, -20), (-20, 20)])
    let ellipse = CGRect(x: -30, y: -12, width: 60, height: 24)
    let ring = built {
      $0.addEllipse(in: CGRect(x: -25, y: -25, width: 50, height: 50))
      $0.addEllipse(in: CGRect(x: -11, y: -18, width: 30, height: 30))
    }
    return [
      PathCase("pentagram", star(5, step: 2, radius: 32)),
      PathCase("pentagram, even-odd", star(5, step: 2, radius: 32), .evenOdd),
      PathCase("star of 13", star(13, step: 6, radius: 32)),
      PathCase("star of 13, even-odd", star(13, step: 6, radius: 32), .evenOdd),
      PathCase(
        "star",
        polygon(
          (0..<10).map { index in
            let (angle, radius) = (Double(index) * .pi / 5, index % 2 == 0 ? 30.0 : 12)
            return (radius * sin(angle), -radius * cos(angle))
          })),
      PathCase("overlapping", overlapping),
      PathCase("overlapping, even-odd", overlapping, .evenOdd),
      PathCase("lobes of opposite directions", opposite),
      PathCase("lobes of opposite directions, even-odd", opposite, .evenOdd),
      PathCase("strip", polygon([(-30, -10), (30, 10), (30, 10.3), (-30, -9.7)])),
      PathCase(
        "crossed strips",
        polygon([(-30, 0), (30, 0.2), (30, 0.8), (-30, 0.4)])
          + polygon([(-30, 0.6), (30, -0.1), (30, 0.3), (-30, 1)])),
      PathCase("scribble", scribble.elements),
      PathCase("scribble, even-odd", scribble.elements, .evenOdd),
      PathCase("shards", shards),
      PathCase("shards, even-odd", shards, .evenOdd),
      PathCase(
        "dots",
        (0..<40).flatMap { index in
          rect(Double(index % 8) * 1.3 - 5, Double(index / 8) * 1.7 - 5, 0.6, 0.7)
        }),
      PathCase("ellipse", built { $0.addEllipse(in: ellipse) }) {
        $0.x * $0.x / 900 + $0.y * $0.y / 144 < 1
      },
      PathCase("ring, even-odd", ring.elements, .evenOdd),
      PathCase(
        "open",
        [.move(to: .zero), .line(to: CGPoint(x: 30, y: 5)), .line(to: CGPoint(x: 3, y: 30))]),
    ]
  }()
}
