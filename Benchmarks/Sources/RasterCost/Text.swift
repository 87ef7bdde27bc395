// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension Scene {
  /// A letter of rings and bars, as heavy as those of a face.
  static let letter: GlyphShape = {
    var builder = OutlineBuilder()
    builder.addEllipse(in: CGRect(x: 0.04, y: -0.5, width: 0.46, height: 0.5))
    builder.addEllipse(in: CGRect(x: 0.1, y: -0.44, width: 0.3, height: 0.38))
    builder.addRoundedRect(
      CGRect(x: 0.4, y: -0.7, width: 0.08, height: 0.7), radii: CornerRadii(0.03),
      corners: .circular)
    return GlyphShape(builder.outline)
  }()

  /// Fifty letters a line, 17 points high.
  static func text(_ name: String, lines: Int, _ transform: CGAffineTransform) -> Scene {
    var list = empty
    list.transforms.append(
      transform.concatenating(CGAffineTransform(translationX: 200, y: 100)))
    for line in 0..<lines {
      let glyphs = (0..<50).map { index in
        GlyphRun.Glyph(letter, x: Float(index) * 8.7, y: Float(line) * 22, size: 17)
      }
      list.items.append(.glyphs(GlyphRun(text: name, glyphs: glyphs), .color(.black), 1))
    }
    return Scene(name: name, list: list, pixels: Double(lines) * 50 * 8.7 * 22)
  }

  static let texts = [
    text("a line of 50 glyphs", lines: 1, .identity),
    text("20 lines", lines: 20, .identity),
    text("20 lines, turned", lines: 20, CGAffineTransform(rotationAngle: 0.14)),
    text("20 lines, at twice the size", lines: 20, CGAffineTransform(scaleX: 2, y: 2)),
  ]
}
