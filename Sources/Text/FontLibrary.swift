// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing

/// The fonts of this machine, through fontconfig.
final class FontLibrary {
  /// How many styles are kept; with more, all are forgotten and found anew.
  static let capacity = 256

  /// Owned. Unhinted, so that nothing depends on the size or the device.
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let families: FontFamilies
  private var styles: [FontDescription: FontStyle] = [:]

  init() {
    families = FontFamilies()
    map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Not the locale's: the same text is the same glyphs everywhere.
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    g_object_unref(context.raw)
    g_object_unref(map)
  }

  /// Whether there are any fonts; without them Pango must not be asked.
  var isEmpty: Bool { families.installed.isEmpty }

  func style(for font: FontDescription) -> FontStyle {
    var key = font
    key.size = font.size >= FontFamilies.displaySize ? FontFamilies.displaySize : 1
    if let style = styles[key] { return style }
    if styles.count >= Self.capacity { styles.removeAll() }
    let style = FontStyle(key, families: families, context: context)
    styles[key] = style
    return style
  }
}

extension OpaquePointer {
  /// For C functions that take any pointer.
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}
