// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing
import Foundation

/// The glyph cache: outlines and color images of glyphs, by font.
final class GlyphSource {
  /// The maximum number of cached outlines. The cache is cleared when either capacity is exceeded.
  static let outlineCapacity = 20_000
  /// The maximum number of cached color images.
  static let spriteCapacity = 256

  private var faces: [UnsafeMutablePointer<PangoFont>: GlyphFace] = [:]
  private let pen = GlyphPen()
  private var outlines = 0
  private var sprites = 0

  /// The missing-glyph shape for characters that no font covers: a box.
  let missing = GlyphShape(GlyphSource.box())
  /// The advance of the missing-glyph box in ems, including its side bearings.
  static let missingAdvance = 0.62

  /// Returns the visible content of a glyph. The font is retained, so that its address, which is
  /// the cache's key, is not reused.
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
    // More faces than this are hardly in use at once.
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
    // In the opposite direction, so that the inside is a hole under the nonzero rule.
    builder.addLines([
      CGPoint(x: 0.11, y: -0.65), CGPoint(x: 0.11, y: -0.05), CGPoint(x: 0.51, y: -0.05),
      CGPoint(x: 0.51, y: -0.65),
    ])
    builder.closeSubpath()
    return builder.outline
  }
}
