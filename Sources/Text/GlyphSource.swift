// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing
import Foundation

/// What the glyphs of every font look like, each found once.
final class GlyphSource {
  /// How many outlines are kept, and how many pictures; with more, all are forgotten, and those in
  /// use are drawn anew.
  static let outlineCapacity = 20_000
  static let spriteCapacity = 256

  private var faces: [UnsafeMutablePointer<PangoFont>: GlyphFace] = [:]
  private let pen = GlyphPen()
  private var outlines = 0
  private var sprites = 0

  /// What stands for a character that no font has: a plain box.
  let missing = GlyphShape(GlyphSource.box())
  /// How wide that is, in ems, with some room beside it.
  static let missingAdvance = 0.62

  /// What a glyph of a font leaves on paper. The font is kept, so that its address stays its own.
  func ink(of glyph: UInt32, in font: UnsafeMutablePointer<PangoFont>) -> GlyphInk {
    let face = face(of: font)
    if let ink = face.inks[glyph] { return ink }
    if outlines >= Self.outlineCapacity || sprites >= Self.spriteCapacity {
      for face in faces.values { face.inks.removeAll() }
      (outlines, sprites) = (0, 0)
    }
    let ink = face.draw(glyph, with: pen)
    switch ink {
    case .nothing, .shape: outlines += 1
    case .sprite: sprites += 1
    }
    face.inks[glyph] = ink
    return ink
  }

  private func face(of font: UnsafeMutablePointer<PangoFont>) -> GlyphFace {
    if let face = faces[font] { return face }
    // As many faces as this are hardly in use at once.
    if faces.count >= 512 {
      faces.removeAll()
      (outlines, sprites) = (0, 0)
    }
    let face = GlyphFace(font)
    faces[font] = face
    return face
  }

  private static func box() -> Outline {
    var builder = OutlineBuilder()
    builder.addRect(CGRect(x: 0.06, y: -0.7, width: 0.5, height: 0.7))
    // The other way round, so that the inside is left out.
    builder.addLines([
      CGPoint(x: 0.11, y: -0.65), CGPoint(x: 0.11, y: -0.05), CGPoint(x: 0.51, y: -0.05),
      CGPoint(x: 0.51, y: -0.65),
    ])
    builder.closeSubpath()
    return builder.outline
  }
}
