// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension BenchPicture {
  /// A letter of a bowl with its hole, and a stem; as heavy as those of a face.
  static let letter = GlyphShape(
    outline { builder in
      for (radius, way) in [(0.24, 1.0), (0.16, -1.0)] {
        builder.move(to: CGPoint(x: 0.27 + radius, y: -0.25))
        for quarter in 1...4 {
          let (from, to) = (Double(quarter - 1) * .pi / 2, Double(quarter) * .pi / 2)
          func point(_ angle: Double, _ along: Double) -> CGPoint {
            CGPoint(
              x: 0.27 + radius * (cos(angle) - along * sin(angle)),
              y: -0.25 + way * radius * (sin(angle) + along * cos(angle)))
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

  /// Fifty letters a line, 17 points high.
  static func text(_ name: String, lines: Int, _ transform: CGAffineTransform) -> BenchPicture {
    var list = empty
    list.transforms.append(
      transform.concatenating(CGAffineTransform(translationX: 200, y: 100)))
    for line in 0..<lines {
      let glyphs = (0..<50).map { index in
        GlyphRun.Glyph(letter, x: Float(index) * 8.7, y: Float(line) * 22, size: 17)
      }
      list.items.append(.glyphs(GlyphRun(text: name, glyphs: glyphs), .color(.black), 1))
    }
    return BenchPicture(
      name: name, list: list, pixels: Double(lines) * 50 * 8.7 * 22, glyphs: lines * 50)
  }

  static let texts = [
    text("a line of 50 glyphs", lines: 1, .identity),
    text("20 lines", lines: 20, .identity),
    text("20 lines, turned", lines: 20, CGAffineTransform(rotationAngle: 0.14)),
    text("20 lines, at twice the size", lines: 20, CGAffineTransform(scaleX: 2, y: 2)),
  ]
}
