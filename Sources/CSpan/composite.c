// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

static inline float unit(float value) {
  value = value > 0 ? value : 0;
  return value < 1 ? value : 1;
}

static inline float channel(uint32_t pixel, int shift) {
  return (float)(int32_t)(pixel >> shift & 255) * (1.0f / 255);
}

static inline uint32_t byte(float value) { return (uint32_t)(int32_t)(unit(value) * 255 + 0.5f); }

WIDE_CLONES
void cspan_filter(uint32_t *dst, const uint32_t *src, size_t n, const cspan_matrix *matrix) {
  const cspan_matrix m = *matrix;
  for (size_t i = 0; i < n; i++) {
    const uint32_t pixel = src[i];
    const float a = channel(pixel, 24);
    const float share = a > 0 ? 1 / a : 0;
    const float r = channel(pixel, 16) * share, g = channel(pixel, 8) * share;
    const float b = channel(pixel, 0) * share;
#define ROW(row) unit(row[0] * r + row[1] * g + row[2] * b + row[3] * a + row[4])
    const float alpha = ROW(m.alpha);
    const uint32_t result = byte(alpha) << 24 | byte(ROW(m.red) * alpha) << 16
        | byte(ROW(m.green) * alpha) << 8 | byte(ROW(m.blue) * alpha);
    dst[i] = a > 0 ? result : 0;
  }
}

static inline float hard(float b, float s) {
  return s <= 0.5f ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1);
}

static inline float soft(float b, float s) {
  float d = b <= 0.25f ? ((16 * b - 12) * b + 4) * b : __builtin_sqrtf(b);
  return s <= 0.5f ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b);
}

static inline float dodge(float b, float s) {
  float lit = unit(b / (1 - s));
  return b <= 0 ? 0 : s >= 1 ? 1 : lit;
}

static inline float burn(float b, float s) {
  float burnt = 1 - unit((1 - b) / s);
  return b >= 1 ? 1 : s <= 0 ? 0 : burnt;
}

// Blends as `result` says of each channel: premultiplied `b` below and `s` above, with the alphas
// `ab` and `as`, and not premultiplied `bc` and `sc`. For alpha all of them are alphas.
#define BLEND(name, result) \
  WIDE_CLONES \
  static void name(uint32_t *dst, const uint32_t *src, size_t n) { \
    for (size_t i = 0; i < n; i++) { \
      const uint32_t below = dst[i], above = src[i]; \
      const float ab = channel(below, 24), as = channel(above, 24); \
      const float below_share = ab > 0 ? 1 / ab : 0, above_share = as > 0 ? 1 / as : 0; \
      uint32_t pixel = 0; \
      for (int shift = 0; shift < 32; shift += 8) { \
        const float b = channel(below, shift), s = channel(above, shift); \
        const float bc = b * below_share, sc = s * above_share; \
        (void)bc, (void)sc, (void)ab, (void)as; \
        pixel |= byte(result) << shift; \
      } \
      dst[i] = above ? pixel : below; \
    } \
  }

// Mixed colours where both are, and each one's own elsewhere. Alpha mixes to 1.
#define MIX(mixed) (s * (1 - ab) + b * (1 - as) + (shift == 24 ? 1 : (mixed)) * (as * ab))

BLEND(normal, s + b * (1 - as))
BLEND(multiply, MIX(bc * sc))
BLEND(screen, MIX(bc + sc - bc * sc))
BLEND(overlay, MIX(hard(sc, bc)))
BLEND(darken, MIX(bc < sc ? bc : sc))
BLEND(lighten, MIX(bc > sc ? bc : sc))
BLEND(color_dodge, MIX(dodge(bc, sc)))
BLEND(color_burn, MIX(burn(bc, sc)))
BLEND(soft_light, MIX(soft(bc, sc)))
BLEND(hard_light, MIX(hard(bc, sc)))
BLEND(difference, MIX(__builtin_fabsf(bc - sc)))
BLEND(exclusion, MIX(bc + sc - 2 * bc * sc))
BLEND(plus_lighter, s + b)
// What both lack of white adds up.
BLEND(plus_darker, shift == 24 ? as + ab : s + b - (as + ab - unit(as + ab)))
BLEND(destination_out, b * (1 - as))
BLEND(source_atop, s * ab + b * (1 - as))

void cspan_composite(uint32_t *dst, const uint32_t *src, size_t n, cspan_mode mode) {
  switch (mode) {
    case cspan_normal: normal(dst, src, n); break;
    case cspan_multiply: multiply(dst, src, n); break;
    case cspan_screen: screen(dst, src, n); break;
    case cspan_overlay: overlay(dst, src, n); break;
    case cspan_darken: darken(dst, src, n); break;
    case cspan_lighten: lighten(dst, src, n); break;
    case cspan_color_dodge: color_dodge(dst, src, n); break;
    case cspan_color_burn: color_burn(dst, src, n); break;
    case cspan_soft_light: soft_light(dst, src, n); break;
    case cspan_hard_light: hard_light(dst, src, n); break;
    case cspan_difference: difference(dst, src, n); break;
    case cspan_exclusion: exclusion(dst, src, n); break;
    case cspan_plus_lighter: plus_lighter(dst, src, n); break;
    case cspan_plus_darker: plus_darker(dst, src, n); break;
    case cspan_destination_out: destination_out(dst, src, n); break;
    case cspan_source_atop: source_atop(dst, src, n); break;
  }
}
