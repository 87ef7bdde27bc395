// Part of Snapback, under the MIT licence; see LICENSE.

// Sums of glyph masks.

#ifndef CRASTER_GLYPHS_H
#define CRASTER_GLYPHS_H

#include "../include/CRasterKernels.h"
#include "simd.h"

// Extends the cleared range of a buffer, begin ..< end, to from ..< to. As glyphs mostly follow one
// another to the right, some more is cleared there at once.
INLINE void extend_cleared(
    uint16_t *coverage, int32_t *begin, int32_t *end, int32_t from, int32_t to) {
  if (*begin == *end) *begin = *end = from;
  if (from < *begin) {
    memset(coverage + from, 0, (size_t)(*begin - from) * sizeof *coverage);
    *begin = from;
  }
  for (; *end < to; *end += craster_glyph_padding) {
    memset(coverage + *end, 0, craster_glyph_padding * sizeof *coverage);
  }
}

static craster_span glyph_coverage(
    uint16_t *coverage, const craster_glyph *glyphs, size_t n, const uint8_t *masks, int32_t x,
    int32_t y) {
  int32_t begin = 0, cleared_end = 0, end = 0;
  for (size_t i = 0; i < n; i++) {
    const craster_glyph glyph = glyphs[i];
    const int32_t row = y - glyph.y;
    if (row < 0 || row >= glyph.height) continue;
    const uint8_t *mask = masks + glyph.first + (size_t)row * (size_t)glyph.width;
    const int32_t first = glyph.x - x;
    extend_cleared(coverage, &begin, &cleared_end, first, first + glyph.width);
    end = max_int(first + glyph.width, end);
    for (int32_t k = 0; k < glyph.width; k += 8) {
      uint8x8 bytes;
      uint16x8 sum;
      memcpy(&bytes, mask + k, sizeof bytes);
      memcpy(&sum, coverage + first + k, sizeof sum);
      const uint16x8 added = __builtin_convertvector(bytes, uint16x8) * 257;
      sum += added;
      // Saturates: a sum that is less than what was added has overflown.
      sum |= (uint16x8)(sum < added);
      memcpy(coverage + first + k, &sum, sizeof sum);
    }
  }
  return (craster_span){begin, end, 0};
}

#endif
