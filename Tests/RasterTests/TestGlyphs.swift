// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// Outlines of five letters, made for the tests, with stems, bowls and slanted strokes, 1 point per em.
enum TestGlyphs {
  static let all = [i, o, n, d, v]
  static let i = shape { builder in
    bar(&builder, 0.08, -0.5, 0.16, 0)
    ring(&builder, CGPoint(x: 0.12, y: -0.65), 0.055, hole: 0)
  }
  static let o = shape { ring(&$0, CGPoint(x: 0.28, y: -0.25), 0.26, hole: 0.18) }
  static let n = shape { builder in
    bar(&builder, 0.06, -0.5, 0.14, 0)
    bar(&builder, 0.38, -0.34, 0.46, 0)
    builder.move(to: CGPoint(x: 0.06, y: -0.34))
    builder.addCurve(
      to: CGPoint(x: 0.46, y: -0.34), control1: CGPoint(x: 0.14, y: -0.55),
      control2: CGPoint(x: 0.46, y: -0.58))
    builder.addLine(to: CGPoint(x: 0.38, y: -0.34))
    builder.addQuadCurve(
      to: CGPoint(x: 0.14, y: -0.34), control: CGPoint(x: 0.26, y: -0.54))
    builder.closeSubpath()
  }
  /// A bowl and a stem that overlap.
  static let d = shape { builder in
    ring(&builder, CGPoint(x: 0.28, y: -0.25), 0.26, hole: 0.18)
    bar(&builder, 0.46, -0.7, 0.54, 0)
  }
  static let v = shape { builder in
    for point in [(0.0, -0.5), (0.09, -0.5), (0.22, -0.1), (0.35, -0.5), (0.44, -0.5), (0.26, 0)] {
      builder.addLine(to: CGPoint(x: point.0, y: point.1))
    }
    builder.addLine(to: CGPoint(x: 0.18, y: 0))
    builder.closeSubpath()
  }

  /// A line of the letters, with an advance of 0.53 times their size.
  static func run(_ count: Int, at position: CGPoint, size: Double) -> GlyphRun {
    GlyphRun(
      text: "text",
      glyphs: (0..<count).map { index in
        GlyphRun.Glyph(
          all[index % all.count], x: Float(position.x + Double(index) * 0.53 * size),
          y: Float(position.y), size: Float(size))
      })
  }

  private static func shape(_ build: (inout OutlineBuilder) -> Void) -> GlyphShape {
    var builder = OutlineBuilder()
    build(&builder)
    return GlyphShape(builder.outline)
  }

  private static func bar(
    _ builder: inout OutlineBuilder, _ left: Double, _ top: Double, _ right: Double,
    _ bottom: Double
  ) {
    builder.move(to: CGPoint(x: left, y: top))
    for point in [(right, top), (right, bottom), (left, bottom)] {
      builder.addLine(to: CGPoint(x: point.0, y: point.1))
    }
    builder.closeSubpath()
  }

  /// A ring whose hole has the opposite direction.
  private static func ring(
    _ builder: inout OutlineBuilder, _ middle: CGPoint, _ radius: Double, hole: Double
  ) {
    for (radius, direction) in [(radius, 1.0), (hole, -1.0)] where radius > 0 {
      let pull = radius * 0.5523
      func point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: middle.x + x, y: middle.y + y * direction)
      }
      builder.move(to: point(radius, 0))
      builder.addCurve(
        to: point(0, radius), control1: point(radius, pull), control2: point(pull, radius))
      builder.addCurve(
        to: point(-radius, 0), control1: point(-pull, radius), control2: point(-radius, pull))
      builder.addCurve(
        to: point(0, -radius), control1: point(-radius, -pull), control2: point(-pull, -radius))
      builder.addCurve(
        to: point(radius, 0), control1: point(pull, -radius), control2: point(radius, -pull))
      builder.closeSubpath()
    }
  }
}
