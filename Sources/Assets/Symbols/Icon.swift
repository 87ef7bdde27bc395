// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A drawing in a box of 16 by 16, filled by the nonzero rule: around what it holds it goes
/// clockwise, around holes the other way, so that drawings laid over each other join.
struct Icon {
  var outline: Outline

  static let side = 16.0

  init(_ outline: Outline) { self.outline = outline }

  /// What an outline holds by a rule.
  init(_ outline: Outline, _ rule: FillRule) {
    self.outline = Self.turned(outline, rule)
  }

  /// Drawings on top of each other, each right by itself.
  init(joining icons: [Icon]) {
    outline = Outline(icons.flatMap(\.outline.elements))
  }

  func applying(_ transform: CGAffineTransform) -> Icon {
    Icon(outline.applying(transform))
  }

  /// Made smaller or larger around a point of its box, which goes to another.
  func scaled(_ scale: Double, from: CGPoint = Self.middle, to: CGPoint = Self.middle) -> Icon {
    applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: to.x - from.x * scale, ty: to.y - from.y * scale))
  }

  static let middle = CGPoint(x: 8, y: 8)

  /// The outline with every contour turned so that what the rule holds lies on its right, with y
  /// down. A contour with the same on both sides is left out.
  private static func turned(_ outline: Outline, _ rule: FillRule) -> Outline {
    Outline(
      outline.contours.compactMap { contour in
        var vote = 0
        let step = max(1, contour.curves.count / 8)
        for index in stride(from: 0, to: contour.curves.count, by: step) {
          let sides = sides(of: contour.curves[index], at: 0.43) { outline.contains($0, rule) }
          if sides.right != sides.left { vote += sides.right ? 1 : -1 }
        }
        return vote == 0 ? nil : vote > 0 ? contour : contour.reversed
      })
  }

  /// How far beside a line it is looked what lies there.
  private static let nearby = 0.002

  /// What a test says of the points just to the right of a curve, and to the left.
  static func sides<Answer>(
    of curve: Curve, at place: Double, _ test: (CGPoint) -> Answer
  ) -> (right: Answer, left: Answer) {
    let (point, along) = (curve.point(place), curve.tangent(place))
    let length = max((along * along).sum().squareRoot(), 1e-12)
    let across = SIMD2(-along.y, along.x) / length * nearby
    let (right, left) = (point + across, point - across)
    return (test(CGPoint(x: right.x, y: right.y)), test(CGPoint(x: left.x, y: left.y)))
  }
}
