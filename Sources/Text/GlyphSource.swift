// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing
import Foundation

/// The glyph cache: outlines and color images of glyphs, by font.
final class GlyphSource {
  /// The maximum number of cached outlines. The table is replaced when either capacity is exceeded.
  private let outlineCapacity: Int
  /// The maximum number of cached color images.
  static let spriteCapacity = 256

  /// The visible contents of the glyphs. Shaped texts refer to them by index.
  private(set) var inks = GlyphImageTable(box: GlyphShape(GlyphSource.box()))

  private var faces: [UnsafeMutablePointer<PangoFont>: GlyphFace] = [:]
  private let pen = GlyphPen()
  /// The advance of the missing-glyph box in ems, including its side bearings.
  static let missingAdvance = 0.62

  init(outlineCapacity: Int) { self.outlineCapacity = outlineCapacity }

  /// Replaces the table if it is full; earlier texts keep the old one. Returns whether it was replaced: then indices
  /// are no longer valid. Called between texts, so that a text refers to one table.
  func replaceFullTable() -> Bool {
    guard inks.count >= outlineCapacity || inks.spriteCount >= Self.spriteCapacity else {
      return false
    }
    inks = GlyphImageTable(box: inks.box)
    for face in faces.values { face.inks.removeAll() }
    return true
  }

  /// Returns the index of the visible content of a glyph in the table. The font is retained, so that
  /// its address, which is the cache's key, is not reused.
  func ink(of glyph: UInt32, in font: UnsafeMutablePointer<PangoFont>) -> GlyphImageTable.Index {
    let face = face(of: font)
    if let ink = face.inks[glyph] { return ink }
    let ink = inks.append(face.draw(glyph, with: pen))
    face.inks[glyph] = ink
    return ink
  }

  private func face(of font: UnsafeMutablePointer<PangoFont>) -> GlyphFace {
    if let face = faces[font] { return face }
    // More faces than this are hardly in use at once.
    if faces.count >= 512 { faces.removeAll() }
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
