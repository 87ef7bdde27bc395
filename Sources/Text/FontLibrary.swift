// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing

/// The installed fonts, found through fontconfig, and a cache of their resolved styles.
final class FontLibrary {
  /// The maximum number of cached styles. The cache is cleared when it is full.
  static let capacity = 256

  /// The Pango context (owned). Hinting is off, so that shapes and metrics scale linearly and do
  /// not depend on the device.
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private var families: FontFamilies
  /// The font files to add when a font is requested that is not installed; nil if they have been added.
  private var files: (() -> [String])?
  private var styles: [FontDescription: FontStyle] = [:]
  /// The last request: texts ask for the same style several times.
  private var last: (font: FontDescription, style: FontStyle)?

  /// `files` are the paths of further fonts. They are read if a named font is not installed.
  init(files: (() -> [String])? = nil) {
    self.files = files
    families = FontFamilies()
    map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // A fixed language instead of the locale's: the same text gives the same glyphs everywhere.
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit {
    g_object_unref(context.raw)
    g_object_unref(map)
  }

  /// Whether there are no fonts, installed or in the files. Pango must not be called then.
  var isEmpty: Bool {
    if families.installed.isEmpty { addFiles() }
    return families.installed.isEmpty
  }

  /// Returns the resolved style of a font. Sizes share a style, apart from the display cut.
  func style(for font: FontDescription) -> FontStyle {
    if let last, last.font == font { return last.style }
    let style = cachedStyle(for: font)
    last = (font, style)
    return style
  }

  private func cachedStyle(for font: FontDescription) -> FontStyle {
    var key = font
    key.size = font.size >= FontFamilies.displaySize ? FontFamilies.displaySize : 1
    key.leading = 0
    if let style = styles[key] { return style }
    if let family = font.family, !families.hasFont(named: family) { addFiles() }
    if styles.count >= Self.capacity { styles.removeAll() }
    let style = FontStyle(families.resolved(key), families: families, context: context)
    styles[key] = style
    return style
  }
}

extension FontLibrary {
  /// Adds the font files to the process, in place of those that were added before: files may have been replaced or
  /// removed since. Files that are not fonts are ignored.
  private func addFiles() {
    guard let paths = files?() else { return }
    files = nil
    FcConfigAppFontClear(nil)
    var isChanged = false
    for path in paths {
      let isAdded = path.withCString { name in
        name.withMemoryRebound(to: FcChar8.self, capacity: 1) { FcConfigAppFontAddFile(nil, $0) }
      }
      if isAdded != 0 { isChanged = true }
    }
    guard isChanged else { return }
    snapback_fonts_changed(map)
    families = FontFamilies()
    styles.removeAll()
  }
}

extension OpaquePointer {
  /// The pointer as `void *`, for C functions such as `g_object_unref`.
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}
