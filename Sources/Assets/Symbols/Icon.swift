// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A filled shape in a box of 16 by 16 units, under the nonzero rule.
///
/// Outer contours are clockwise and holes counter-clockwise, so that the outlines of several icons
/// can be concatenated.
struct Icon {
  var outline: Outline

  static let side = 16.0

  init(_ outline: Outline) { self.outline = outline }

  /// Creates an icon from an outline under a fill rule; its contours are reoriented.
  init(_ outline: Outline, _ rule: FillRule) {
    self.outline = Self.reoriented(outline, rule)
  }

  /// Concatenates the outlines of icons.
  init(joining icons: [Icon]) {
    outline = Outline(icons.flatMap(\.outline.elements))
  }

  func applying(_ transform: CGAffineTransform) -> Icon {
    Icon(outline.applying(transform))
  }

  /// Returns the icon scaled about a point, which is moved to another point.
  func scaled(_ scale: Double, from: CGPoint = Self.middle, to: CGPoint = Self.middle) -> Icon {
    applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: to.x - from.x * scale, ty: to.y - from.y * scale))
  }

  static let middle = CGPoint(x: 8, y: 8)

  /// Returns the outline with every contour directed so that the filled area is on its right, with
  /// y down. Contours that have the same fill on both sides are removed.
  private static func reoriented(_ outline: Outline, _ rule: FillRule) -> Outline {
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

  /// The distance from a curve at which its two sides are tested.
  private static let sideOffset = 0.002

  /// Evaluates a function just to the right and to the left of a curve, at a parameter.
  static func sides<Value>(
    of curve: Curve, at parameter: Double, _ test: (CGPoint) -> Value
  ) -> (right: Value, left: Value) {
    let (point, along) = (curve.point(parameter), curve.tangent(parameter))
    let length = max((along * along).sum().squareRoot(), 1e-12)
    let across = SIMD2(-along.y, along.x) / length * sideOffset
    let (right, left) = (point + across, point - across)
    return (test(CGPoint(x: right.x, y: right.y)), test(CGPoint(x: left.x, y: left.y)))
  }
}
