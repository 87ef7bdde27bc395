// Part of Snapback, under the MIT licence; see LICENSE.

// Sums of glyph masks, and a color through them.

#ifndef CRASTER_GLYPHS_H
#define CRASTER_GLYPHS_H

#include "pixels.h"

INLINE void add_mask_x16(uint8_t *coverage, const uint8_t *mask) {
  uint8x16 sum, added;
  memcpy(&sum, coverage, sizeof sum);
  memcpy(&added, mask, sizeof added);
  sum = __builtin_elementwise_add_sat(sum, added);
  memcpy(coverage, &sum, sizeof sum);
}

INLINE void add_mask_x8(uint8_t *coverage, const uint8_t *mask) {
  uint8x8 sum, added;
  memcpy(&sum, coverage, sizeof sum);
  memcpy(&added, mask, sizeof added);
  sum = __builtin_elementwise_add_sat(sum, added);
  memcpy(coverage, &sum, sizeof sum);
}

// Adds rows of a mask; `width` is a multiple of 8.
INLINE void add_mask_rows(
    uint8_t *coverage, ptrdiff_t stride, const uint8_t *mask, const int32_t width, int32_t rows) {
  for (int32_t row = 0; row < rows; row++, coverage += stride, mask += width) {
    int32_t x = 0;
    for (; x + 16 <= width; x += 16) add_mask_x16(coverage + x, mask + x);
    if (x < width) add_mask_x8(coverage + x, mask + x);
  }
}

static void add_glyphs(
    uint8_t *coverage, ptrdiff_t stride, craster_glyph_spans *spans, const craster_glyph *glyphs, size_t n,
    const uint8_t *masks, int32_t x, int32_t y, int32_t rows) {
  for (int32_t row = 0; row < rows; row++) {
    spans->begin[row] = 1 << 30;
    spans->end[row] = 0;
  }
  for (size_t i = 0; i < n; i++) {
    const craster_glyph glyph = glyphs[i];
    const int32_t top = max_int(glyph.y - y, 0), bottom = min_int(glyph.y - y + glyph.height, rows);
    if (top >= bottom) continue;
    const uint8_t *mask = masks + glyph.first + (size_t)(top + y - glyph.y) * (size_t)glyph.width;
    const int32_t begin = glyph.x - x, end = begin + glyph.width;
    for (int32_t row = top; row < bottom; row++) {
      spans->begin[row] = min_int(spans->begin[row], begin);
      spans->end[row] = max_int(spans->end[row], end);
    }
    uint8_t *dst = coverage + top * stride + begin;
    // A loop for each of the usual widths.
    switch (glyph.width) {
      case 8: add_mask_rows(dst, stride, mask, 8, bottom - top); break;
      case 16: add_mask_rows(dst, stride, mask, 16, bottom - top); break;
      case 24: add_mask_rows(dst, stride, mask, 24, bottom - top); break;
      default: add_mask_rows(dst, stride, mask, glyph.width, bottom - top); break;
    }
  }
}

// Eight coverages for both words of eight pixels, where 255 becomes 65535.
INLINE uint16x16 load_byte_coverage_x8(const uint8_t *coverage) {
  uint8x8 bytes;
  memcpy(&bytes, coverage, sizeof bytes);
  return (uint16x16)SHUFFLE(
      bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7,
      7);
}

INLINE uint16x16 blend_glyphs_step(
    uint16x16 dst, size_t i, const uint8_t *coverage, uint16x16 low, uint16x16 high, uint16x16 alpha) {
  const uint16x16 both = load_byte_coverage_x8(coverage + i);
  return source_over_x8(
      dst, mulhi_u16x16(low, both) + ROUNDING_BIAS, mulhi_u16x16(high, both) + ROUNDING_BIAS,
      65535 - mulhi_u16x16(alpha, both));
}

// A few pixels.
INLINE void blend_glyph_pixels(
    uint32_t *dst, const uint8_t *coverage, int32_t n, craster_color color, uint16_t alpha) {
#pragma clang loop vectorize(disable) unroll(disable)
  for (int32_t x = 0; x < n; x++) dst[x] = blend_pixel(dst[x], color, alpha, coverage[x] * 257u);
}

static void blend_glyphs(
    const craster_rows *rows, uint8_t *coverage, ptrdiff_t stride, const craster_glyph_spans *spans,
    craster_color color, uint16_t alpha) {
  const uint16x16 low = splat_channels(even_channels(color));
  const uint16x16 high = splat_channels(even_channels(color >> 16));
  const uint16x16 alphas = (uint16x16){0} + alpha;
  uint32_t *dst = rows->first;
  for (int32_t row = 0; row < rows->bottom - rows->top; row++, dst += rows->stride, coverage += stride) {
    const int32_t begin = max_int(spans->begin[row], rows->left), end = min_int(spans->end[row], rows->right);
    if (begin + 8 <= end) {
      BLEND_BY_EIGHT(
          dst + begin, (size_t)(end - begin), blend_glyphs_step, coverage + begin, low, high, alphas);
    } else {
      blend_glyph_pixels(dst + begin, coverage + begin, end - begin, color, alpha);
    }
    const uint8x32 zero = {0};
    for (int32_t x = spans->begin[row]; x < spans->end[row]; x += 32) memcpy(coverage + x, &zero, sizeof zero);
  }
}

#endif
