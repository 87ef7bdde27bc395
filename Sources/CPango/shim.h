// Part of Snapback, under the MIT licence; see LICENSE. Headers of Pango and its dependencies, and
// accessors for macros and bit fields that Swift cannot use.

#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

/// The fontconfig pattern of a font; null if it was not loaded through fontconfig.
static inline FcPattern *snapback_pattern(PangoFont *font) {
  return PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
}

/// Discards what a font map has cached, as the installed fonts have changed.
static inline void snapback_fonts_changed(PangoFontMap *map) {
  if (PANGO_IS_FC_FONT_MAP(map)) pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
}

/// A font's cairo face; null if it has none.
static inline cairo_font_face_t *snapback_cairo_face(PangoFont *font) {
  if (!PANGO_IS_CAIRO_FONT(font)) return NULL;
  cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
  return scaled ? cairo_scaled_font_get_font_face(scaled) : NULL;
}

/// Whether a line may be broken before the character.
static inline int snapback_breaks_line(const PangoLogAttr *character) {
  return character->is_line_break;
}

/// Whether a cursor may be placed before the character.
static inline int snapback_holds_cursor(const PangoLogAttr *character) {
  return character->is_cursor_position;
}
