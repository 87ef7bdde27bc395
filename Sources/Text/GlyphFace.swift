// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing
import Foundation
import Motion

/// A font at the shaping size, and the indices of its glyphs' outlines and images in the table.
final class GlyphFace {
  var inks: [UInt32: GlyphImageTable.Index] = [:]

  private let font: UnsafeMutablePointer<PangoFont>
  private let shapes: OpaquePointer?
  /// The slope (x per y) of the synthetic oblique that fontconfig requests for a font without an
  /// italic; 0 otherwise.
  private let slant: Double
  /// Whether fontconfig requests a synthetic bold.
  private let isEmboldened: Bool
  /// Whether the font contains color glyphs (bitmap, layered or SVG).
  private let hasColor: Bool

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    g_object_ref(font)
    self.font = font
    shapes = pango_font_get_hb_font(font)
    let pattern = snapback_pattern(font)
    var matrix: UnsafeMutablePointer<FcMatrix>?
    slant =
      FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch
      ? matrix.map { $0.pointee.xy } ?? 0 : 0
    var embolden: FcBool = 0
    isEmboldened =
      FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &embolden) == FcResultMatch && embolden != 0
    if let shapes, let face = hb_font_get_face(shapes) {
      hasColor =
        hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        || hb_ot_color_has_svg(face) != 0
    } else {
      hasColor = false
    }
  }

  deinit { g_object_unref(font) }

  /// Returns the outline or color image of a glyph.
  func draw(_ glyph: UInt32, with pen: GlyphPen) -> GlyphContent {
    guard let shapes else { return .nothing }
    var elements = pen.draw(glyph, of: shapes, unitsPerEm: FontStyle.unitsPerEm)
    if hasColor, elements.isEmpty || hasLayers(glyph), let picture = ColorGlyph(glyph, of: font) {
      return .sprite(picture.sprite, picture.box)
    }
    if elements.isEmpty { return .nothing }
    if isEmboldened { elements = elements.emboldened(by: Self.boldness) }
    if slant != 0 {
      let lean = CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: 0, ty: 0)
      elements = elements.map { $0.applying(lean) }
    }
    return .shape(GlyphShape(Outline(elements)))
  }

  /// The additional stem thickness of a synthetic bold in ems: the value that FreeType uses.
  private static let boldness = 1.0 / 24

  private func hasLayers(_ glyph: UInt32) -> Bool {
    guard let shapes, let face = hb_font_get_face(shapes) else { return false }
    return hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil) > 0
  }
}
