// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing

/// A font resolved for Pango, at the size at which all text is shaped.
final class FontStyle {
  /// The font size in points at which text is shaped; the result is scaled to the requested size.
  /// Without hinting, glyphs and advances scale linearly.
  static let shapingSize = 64.0
  /// Pango units per em.
  static let unitsPerEm = shapingSize * Double(PANGO_SCALE)

  /// The `PangoFontDescription` (owned).
  let description: OpaquePointer
  /// OpenType features in CSS syntax; empty for the defaults.
  let features: String
  let metrics: LineMetrics
  /// The installed family that replaces the system font; nil if there is none, or for a named
  /// family.
  let family: String?
  /// The tracking of that family; nil for none.
  let tracking: SystemTracking?
  /// Whether small capitals are requested and the font has no feature for them.
  let lacksSmallCaps: Bool
  /// The family lists for texts with Chinese characters.
  private let ideographicFamilies: (chinese: String, japanese: String)

  init(_ font: FontDescription, families: FontFamilies, context: OpaquePointer) {
    family = families.first(for: font)
    tracking = family.flatMap { SystemTracking(font, family: $0) }
    ideographicFamilies = (
      families.list(for: font, script: .chinese), families.list(for: font, script: .japanese)
    )
    description = pango_font_description_new()
    pango_font_description_set_family(description, families.list(for: font))
    pango_font_description_set_absolute_size(description, Self.unitsPerEm)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: numericCast(min(max(font.weight, 1), 1000))))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(description, Self.stretch(font.width))
    let capitals = Self.smallCapsFeatures(font)
    features = ((font.hasMonospacedDigits ? ["tnum"] : []) + capitals.map(\.name))
      .map { $0 + "=1" }.joined(separator: ",")
    var metrics = LineMetrics.system
    var lacksSmallCaps = !capitals.isEmpty
    if let loaded = pango_context_load_font(context, description) {
      if let shapes = pango_font_get_hb_font(loaded) {
        metrics = Self.metrics(of: shapes, isSystem: font.family == nil)
        lacksSmallCaps = !Self.has(capitals.map(\.tag), shapes)
      }
      g_object_unref(loaded)
    }
    self.metrics = metrics
    self.lacksSmallCaps = lacksSmallCaps
  }

  /// The nearest of Pango's widths.
  private static func stretch(_ width: Double) -> PangoStretch {
    switch width {
    case ..<0.56: PANGO_STRETCH_ULTRA_CONDENSED
    case ..<0.69: PANGO_STRETCH_EXTRA_CONDENSED
    case ..<0.81: PANGO_STRETCH_CONDENSED
    case ..<0.94: PANGO_STRETCH_SEMI_CONDENSED
    case ...1.06: PANGO_STRETCH_NORMAL
    case ...1.19: PANGO_STRETCH_SEMI_EXPANDED
    case ...1.38: PANGO_STRETCH_EXPANDED
    case ...1.75: PANGO_STRETCH_EXTRA_EXPANDED
    default: width.isNaN ? PANGO_STRETCH_NORMAL : PANGO_STRETCH_ULTRA_EXPANDED
    }
  }

  deinit { pango_font_description_free(description) }

  /// The comma-separated family list for Pango for texts of a script.
  func families(for script: IdeographicScript) -> String {
    switch script {
    case .chinese: ideographicFamilies.chinese
    case .japanese: ideographicFamilies.japanese
    }
  }

  private static func metrics(of font: OpaquePointer, isSystem: Bool) -> LineMetrics {
    let lineMetrics = isSystem ? .system : LineMetrics(font, unitsPerEm: unitsPerEm)
    return lineMetrics.withLines(of: font, unitsPerEm: unitsPerEm)
  }

  /// The features for the requested small capitals.
  private static func smallCapsFeatures(_ font: FontDescription) -> [(name: String, tag: hb_tag_t)]
  {
    (font.hasSmallCaps ? [("smcp", 0x736d_6370)] : [])
      + (font.hasSmallUppercase ? [("c2sc", 0x6332_7363)] : [])
  }

  /// Returns whether a font has features.
  private static func has(_ features: [hb_tag_t], _ font: OpaquePointer) -> Bool {
    guard !features.isEmpty else { return true }
    var tags = Array(repeating: hb_tag_t(0), count: 256)
    var count = UInt32(tags.count)
    // The tag "GSUB".
    hb_ot_layout_table_get_feature_tags(
      hb_font_get_face(font), 0x4753_5542, 0, &count, &tags)
    let known = tags.prefix(Int(count))
    return features.allSatisfy(known.contains)
  }
}
