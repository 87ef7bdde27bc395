// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing

/// A font as Pango is asked for it, at the one size everything is shaped at.
final class FontStyle {
  /// Shaping goes by this many points per em, and the result is scaled: without hinting nothing
  /// else depends on the size.
  static let shapingSize = 64.0
  /// Pango's units per em.
  static let unitsPerEm = shapingSize * Double(PANGO_SCALE)

  /// Owned.
  let description: OpaquePointer
  /// OpenType features as CSS writes them; empty for the usual ones.
  let features: String
  let metrics: LineMetrics

  init(_ font: FontDescription, families: FontFamilies, context: OpaquePointer) {
    description = pango_font_description_new()
    pango_font_description_set_family(description, families.list(for: font))
    pango_font_description_set_absolute_size(description, Self.unitsPerEm)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: numericCast(min(max(font.weight, 1), 1000))))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    features = [font.hasMonospacedDigits ? "tnum=1" : nil, font.hasSmallCaps ? "smcp=1" : nil]
      .compactMap { $0 }.joined(separator: ",")
    metrics = Self.metrics(of: font, description: description, context: context)
  }

  deinit { pango_font_description_free(description) }

  private static func metrics(
    of font: FontDescription, description: OpaquePointer, context: OpaquePointer
  ) -> LineMetrics {
    guard let loaded = pango_context_load_font(context, description) else { return .system }
    defer { g_object_unref(loaded) }
    guard let shaped = pango_font_get_hb_font(loaded) else { return .system }
    let own =
      font.family == nil ? .system : LineMetrics(shaped, unitsPerEm: unitsPerEm)
    return own.withLines(of: shaped, unitsPerEm: unitsPerEm)
  }
}
