// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Testing

@Suite struct OutlineTests {
  static func built(_ build: (inout OutlineBuilder) -> Void) -> Outline {
    var builder = OutlineBuilder()
    build(&builder)
    return builder.outline
  }

  static let square = built { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }
  static let wave = Outline([
    .move(to: CGPoint(x: 0, y: 0)),
    .curve(
      to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 10, y: 80), control2: CGPoint(x: 50, y: -90)),
    .line(to: CGPoint(x: 80, y: 5)),
    .quadCurve(to: CGPoint(x: 90, y: 90), control: CGPoint(x: 140, y: 10)),
    .move(to: CGPoint(x: -5, y: -5)),
    .line(to: CGPoint(x: -5, y: -30)),
  ])

  @Test func `a circle and a square have the expected lengths`() {
    let circle = Self.built { $0.addEllipse(in: CGRect(x: -5, y: -5, width: 10, height: 10)) }
    #expect(abs(circle.length - 10 * .pi) < 0.01)
    #expect(Self.square.length == 40)
  }

  @Test func `the lengths of trimmed parts add up to the outline's length`() {
    for outline in [Self.square, Self.wave] {
      let cuts = [0, 0.07, 0.1, 0.33, 0.5, 0.77, 0.98, 1]
      var sum = 0.0
      for (from, to) in zip(cuts, cuts.dropFirst()) {
        let part = outline.trimmed(from: from, to: to)
        #expect(abs(part.length / outline.length - (to - from)) < 1e-5)
        sum += part.length
      }
      #expect(abs(sum / outline.length - 1) < 1e-5)
    }
  }

  @Test func `a trimmed part begins and ends at the given fractions`() {
    #expect(
      Self.square.trimmed(from: 0.125, to: 0.625).elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .line(to: CGPoint(x: 10, y: 10)), .line(to: CGPoint(x: 5, y: 10)),
      ])
    #expect(Self.square.trimmed(from: -1, to: 2) == Self.square)
    for (from, to) in [(0.5, 0.5), (0.7, 0.2), (.nan, 1), (0, .nan), (1, 2)] {
      #expect(Self.square.trimmed(from: from, to: to).isEmpty)
    }
  }

  @Test func `bounds enclose curves, not their control points`() {
    let arch = Outline([
      .move(to: .zero),
      .curve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20)),
    ])
    #expect(arch.bounds == CGRect(x: 0, y: 0, width: 10, height: 15))
    #expect(Outline.empty.bounds.isNull)
    let invalid = Outline([.move(to: .zero), .line(to: CGPoint(x: CGFloat.nan, y: 1))])
    #expect(invalid.bounds.isNull && !invalid.contains(.zero))
  }

  @Test func `a point between adjacent squares lies in exactly one`() {
    for point in [CGPoint(x: 10, y: 5), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 0)] {
      let containing = [(0, 0), (10, 0), (0, -10), (10, -10), (-10, 0), (-10, -10)].filter { x, y in
        Self.built { $0.addRect(CGRect(x: x, y: y, width: 10, height: 10)) }.contains(point)
      }
      #expect(containing.count == 1)
    }
  }

  @Test func `dashes cover the line in the given pattern`() {
    let line = Outline([.move(to: .zero), .line(to: CGPoint(x: 100, y: 0))])
    func covered(_ dash: [CGFloat], _ phase: CGFloat = 0) -> [Int] {
      let stroke = line.stroked(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
      return (0..<100).filter { stroke.contains(CGPoint(x: Double($0) + 0.5, y: 0)) }
    }
    #expect(covered([10, 5]) == (0..<100).filter { $0 % 15 < 10 })
    #expect(covered([10, 5], 12) == (0..<100).filter { ($0 + 12) % 15 < 10 })
    #expect(covered([10, 5], -3) == (0..<100).filter { ($0 + 12) % 15 < 10 })
    // An odd pattern is repeated: 10 drawn, 2 skipped, 4 drawn, 10 skipped, 2 drawn, 4 skipped.
    let drawn = [0..<10, 12..<16, 26..<28]
    let twice = (0..<100).filter { x in drawn.contains { $0.contains(x % 32) } }
    #expect(covered([10, 2, 4]) == twice)
    for dash in [[], [0, 0], [-1, 5], [.nan], [1e-9, 1e-9]] as [[CGFloat]] {
      #expect(covered(dash).count == 100)
    }
  }

  @Test func `a dash of a closed line continues across its start`() {
    let dashes = Self.square.stroked(
      StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, dash: [12, 8], dashPhase: 6))
    // The corner lies within one dash, so it has a join.
    #expect(dashes.contains(CGPoint(x: -0.4, y: -0.4)))
  }

  @Test func `a rounded rectangle's outline contains the same points as the shape`() {
    let rect = CGRect(x: 3, y: 4, width: 60, height: 40)
    let shape = RoundedRect(rect, radius: 12)
    let outline = Self.built {
      $0.addRoundedRect(rect, radii: CornerRadii(12), corners: .circular)
    }
    #expect(outline.bounds == rect)
    for x in stride(from: 2.05, to: 65, by: 0.7) {
      for y in stride(from: 3.05, to: 46, by: 0.7) {
        let point = CGPoint(x: x, y: y)
        #expect(outline.contains(point) == shape.contains(point), "\(point)")
      }
    }
  }

  @Test func `radii that do not fit are scaled by one factor`() {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 20)
    let outline = Self.built {
      $0.addRoundedRect(
        rect, radii: CornerRadii(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: .nan),
        corners: .circular)
    }
    // 30 on a side of length 20 scales all radii by two thirds.
    #expect(!outline.contains(CGPoint(x: 5.8, y: 5.8)))
    #expect(outline.contains(CGPoint(x: 5.9, y: 5.9)))
    #expect(outline.contains(CGPoint(x: 29.9, y: 19.9)))
    #expect(outline.contains(CGPoint(x: 0.1, y: 19.9)))
  }

  @Test(arguments: [
    (0.0, 90.0, false, 90.0), (0, 90, true, -270), (0, 360, false, 360), (0, 720, false, 360),
    (0, -90, false, 270), (30, 30, false, 0), (0, -90, true, -90),
  ])
  func `an arc has the direction and length of its angles`(
    start: Double, end: Double, clockwise: Bool, turn: Double
  ) {
    let arc = Self.built {
      $0.addArc(
        center: .zero, radius: 10, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
        clockwise: clockwise)
    }
    #expect(abs(arc.length - abs(turn) * .pi / 18) < 0.01)
    guard turn != 0, case .curve(let point, _, _) = arc.elements[1] else { return }
    #expect((point.y * cos(start) > 0) == (turn > 0) || abs(point.y) < 1e-9)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an arc with a number that is not finite adds nothing`(number: CGFloat) {
    let line: (inout OutlineBuilder) -> Void = {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
    }
    func arc(
      _ x: CGFloat = 3, radius: CGFloat = 4, start: Double = 0, end: Double = 1
    ) -> Outline {
      Self.built {
        line(&$0)
        $0.addArc(
          center: CGPoint(x: x, y: 2), radius: radius, startAngle: start, endAngle: end,
          clockwise: false)
      }
    }
    #expect(arc().elements.count > 2)
    for outline in [
      arc(number), arc(radius: number), arc(start: Double(number)), arc(end: Double(number)),
    ] {
      #expect(outline == Self.built(line))
    }
    let corner = CGPoint(x: 10, y: 10)
    let tangent = Self.built {
      line(&$0)
      $0.addArc(tangent1End: corner, tangent2End: CGPoint(x: 0, y: 10), radius: number)
    }
    #expect(
      tangent
        == Self.built {
          line(&$0)
          $0.addLine(to: corner)
        })
  }

  @Test func `a negative radius gives the opposite side of the circle`() {
    func arc(_ radius: CGFloat, from start: Double) -> Outline {
      Self.built { $0.addRelativeArc(center: .zero, radius: radius, startAngle: start, delta: 1) }
    }
    let (one, other) = (arc(-5, from: 0).bounds, arc(5, from: .pi).bounds)
    #expect(abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6)
    #expect(abs(one.maxX - other.maxX) < 1e-6 && abs(one.maxY - other.maxY) < 1e-6)
  }

  @Test func `locations of stops are finite`() {
    let locations: [Float] = [.nan, .infinity, -.infinity, 2, -1, 0.25]
    #expect(
      locations.map { ColorGradient.Stop(.black, at: $0).location } == [0, 1, 0, 2, -1, 0.25])
  }

  @Test func `outlines with different points print differently`() {
    #expect(Self.square.description.hasPrefix("5 elements in 0 0 10 10 ~"))
    let moved = Self.built { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10.002)) }
    #expect(moved.description != Self.square.description)
    #expect(
      DisplayItem.path(.empty, .evenOdd, .color(.white), 2).description
        == "path 0 elements even-odd #ffffff @2")
    #expect(
      DisplayItem.beginLayer(.clipPath(.empty, .nonZero), 0).description
        == "layer clip path 0 elements")
    #expect(
      DisplayItem.beginLayer(.projection(.identity), 0).description
        == "layer projection [1 0 0] [0 1 0] [0 0 1]")
  }

  @Test func `outlines with the same points are equal`() {
    let other = Self.built { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(other == Self.square && other !== Self.square)
    #expect(other != Self.wave)
    #expect(
      Self.wave.applying(CGAffineTransform(scaleX: 2, y: 2)).bounds.width == Self.wave.bounds.width
        * 2)
  }
}
