// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension BenchDrawing {
  /// A synthetic letter with a bowl, a counter and a stem, of the weight of a text face.
  static let letter = GlyphShape(
    outline { builder in
      for (radius, direction) in [(0.24, 1.0), (0.16, -1.0)] {
        builder.move(to: CGPoint(x: 0.27 + radius, y: -0.25))
        for quadrant in 1...4 {
          let (from, to) = (Double(quadrant - 1) * .pi / 2, Double(quadrant) * .pi / 2)
          func point(_ angle: Double, _ along: Double) -> CGPoint {
            CGPoint(
              x: 0.27 + radius * (cos(angle) - along * sin(angle)),
              y: -0.25 + direction * radius * (sin(angle) + along * cos(angle)))
          }
          builder.addCurve(
            to: point(to, 0), control1: point(from, 0.5523), control2: point(to, -0.5523))
        }
        builder.closeSubpath()
      }
      builder.move(to: CGPoint(x: 0.52, y: -0.7))
      for (x, y) in [(0.6, -0.7), (0.6, 0.0), (0.52, 0)] {
        builder.addLine(to: CGPoint(x: x, y: y))
      }
      builder.closeSubpath()
    })

  /// Returns lines of 50 glyphs at 17 points.
  static func text(_ name: String, lines: Int, _ transform: CGAffineTransform) -> BenchDrawing {
    var list = empty
    list.transforms.append(
      transform.concatenating(CGAffineTransform(translationX: 200, y: 100)))
    for line in 0..<lines {
      let glyphs = (0..<50).map { index in
        GlyphRun.Glyph(letter, x: Float(index) * 8.7, y: Float(line) * 22, size: 17)
      }
      list.items.append(.glyphs(GlyphRun(text: name, glyphs: glyphs), .color(.black), 1))
    }
    return BenchDrawing(
      name: name, list: list, pixels: Double(lines) * 50 * 8.7 * 22, glyphs: lines * 50)
  }

  static let texts = [
    text("a line of 50 glyphs", lines: 1, .identity),
    text("20 lines", lines: 20, .identity),
    text("20 lines, rotated", lines: 20, CGAffineTransform(rotationAngle: 0.14)),
    text("20 lines, scaled to 200 %", lines: 20, CGAffineTransform(scaleX: 2, y: 2)),
  ]
}
