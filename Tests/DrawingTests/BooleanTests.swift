// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Testing

/// Areas of combined outlines, compared with the rule at points of a grid.
@Suite struct BooleanTests {
  private static func outline(_ build: (inout OutlineBuilder) -> Void) -> Outline {
    var builder = OutlineBuilder()
    build(&builder)
    return builder.outline
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Outline {
    outline { $0.addRect(CGRect(x: x, y: y, width: width, height: height)) }
  }

  private static func ellipse(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Outline {
    outline { $0.addEllipse(in: CGRect(x: x, y: y, width: w, height: h)) }
  }

  /// A five-pointed star, whose middle has the winding number 2.
  private static func star(_ center: CGPoint, _ radius: Double) -> Outline {
    outline { builder in
      for index in 0..<5 {
        let angle = Double(index) * 0.8 * .pi - .pi / 2
        let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        if index == 0 { builder.move(to: point) } else { builder.addLine(to: point) }
      }
      builder.closeSubpath()
    }
  }

  static let pairs: [(Outline, Outline)] = [
    (rect(0, 0, 20, 20), rect(10, 5, 20, 8)),
    (rect(0, 0, 20, 20), rect(0, 0, 20, 20)),
    (rect(0, 0, 20, 20), rect(20, 0, 10, 20)),
    (rect(0, 0, 20, 20), rect(10, 0, 20, 10)),
    (rect(0, 0, 30, 30), rect(10, 10, 10, 10)),
    (ellipse(0, 0, 30, 30), ellipse(12, 4, 20, 26)),
    (ellipse(0, 0, 30, 30), ellipse(0, 0, 30, 30)),
    (ellipse(0, 0, 30, 20), rect(5, -5, 8, 40)),
    (ellipse(0, 0, 20, 20), rect(0, 0, 20, 20)),
    (star(CGPoint(x: 15, y: 15), 14), ellipse(8, 8, 14, 14)),
    (star(CGPoint(x: 15, y: 15), 14), rect(2, 15, 30, 4)),
    (rect(0, 0, 10, 10), rect(40, 0, 10, 10)),
    (.empty, ellipse(3, 3, 20, 20)),
  ]

  private static let rules: [(name: String, rule: @Sendable (Bool, Bool) -> Bool)] = [
    ("union", { $0 || $1 }), ("intersection", { $0 && $1 }), ("difference", { $0 && !$1 }),
    ("symmetric difference", { $0 != $1 }),
  ]

  @Test(arguments: pairs.indices, [FillRule.nonZero, .evenOdd])
  func `a combined outline covers the area of the rule, by either fill rule`(
    index: Int, fillRule: FillRule
  ) {
    for transform in [
      CGAffineTransform.identity, CGAffineTransform(rotationAngle: 0.3),
      CGAffineTransform(scaleX: 0.01, y: 0.01),
    ] {
      let one = Self.pairs[index].0.applying(transform)
      let two = Self.pairs[index].1.applying(transform)
      for (name, rule) in Self.rules {
        let result = one.combined(with: two, fillRule, rule)
        var wrong = 0
        for x in stride(from: -5.03, through: 55, by: 0.47) {
          for y in stride(from: -6.01, through: 40, by: 0.53) {
            let point = CGPoint(x: x, y: y).applying(transform)
            let expected = rule(one.contains(point, fillRule), two.contains(point, fillRule))
            if result.contains(point, .nonZero) != expected { wrong += 1 }
            if result.contains(point, .evenOdd) != expected { wrong += 1 }
          }
        }
        #expect(wrong == 0, "\(name) of \(index), \(wrong) points")
      }
    }
  }

  @Test func `overlapping squares have few elements`() {
    let result = Self.rect(0, 0, 20, 20).combined(with: Self.rect(10, 10, 20, 20), .nonZero) {
      $0 || $1
    }
    #expect(result.elements.count <= 9)
    #expect(result.bounds == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func `a shape without area, or with coordinates that are not finite, gives nothing`() {
    let infinite = Self.rect(0, 0, .infinity, 3)
    #expect(infinite.combined(with: Self.rect(0, 0, 1, 1), .nonZero) { $0 || $1 }.isEmpty)
    let line = Self.outline {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
    }
    #expect(line.combined(with: .empty, .nonZero) { one, _ in one }.isEmpty)
  }

  @Test func `a line is cut at the edges of an area`() {
    let line = Self.outline {
      $0.move(to: CGPoint(x: -10, y: 5))
      $0.addLine(to: CGPoint(x: 40, y: 5))
    }
    let area = Self.rect(0, 0, 20, 10)
    let inside = line.lines(inside: area, .nonZero)
    #expect(inside.elements == [.move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 20, y: 5))])
    let outside = line.lines(inside: area, .nonZero, isInside: false)
    #expect(outside.elements.count == 4)
    #expect(outside.bounds.width == 50)
    let circle = Self.ellipse(0, 0, 20, 20)
    let half = circle.lines(inside: Self.rect(-5, 10, 40, 40), .nonZero)
    #expect(abs(half.length - .pi * 10) < 0.01)
  }
}
