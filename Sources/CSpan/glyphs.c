// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

#include <string.h>

typedef uint8_t bytes __attribute__((vector_size(8)));
typedef uint16_t words __attribute__((vector_size(16)));

// Makes coverages 0 that are about to be added to: so far those from `begin` to `clear` are. As what
// comes next mostly lies right of it, some more are made so at once.
INLINE void widen(uint16_t *cover, int32_t *begin, int32_t *clear, int32_t from, int32_t to) {
  if (*begin == *clear) *begin = *clear = from;
  if (from < *begin) {
    memset(cover + from, 0, (size_t)(*begin - from) * sizeof *cover);
    *begin = from;
  }
  for (; *clear < to; *clear += cspan_glyphs_beyond) {
    memset(cover + *clear, 0, cspan_glyphs_beyond * sizeof *cover);
  }
}

CLONES
cspan_span cspan_glyphs(
    uint16_t *cover, const cspan_glyph *glyphs, size_t n, const uint8_t *masks, int32_t x,
    int32_t y) {
  int32_t begin = 0, clear = 0, end = 0;
  for (size_t i = 0; i < n; i++) {
    const cspan_glyph glyph = glyphs[i];
    const int32_t line = y - glyph.y;
    if (line < 0 || line >= glyph.height) continue;
    const uint8_t *from = masks + glyph.first + (size_t)line * (size_t)glyph.width;
    const int32_t first = glyph.x - x;
    widen(cover, &begin, &clear, first, first + glyph.width);
    end = first + glyph.width > end ? first + glyph.width : end;
    for (int32_t at = 0; at < glyph.width; at += 8) {
      bytes eight;
      words sum;
      memcpy(&eight, from + at, sizeof eight);
      memcpy(&sum, cover + first + at, sizeof sum);
      words more = __builtin_convertvector(eight, words) * 257;
      sum += more;
      // A sum that is less than what was added went over.
      sum |= (words)(sum < more);
      memcpy(cover + first + at, &sum, sizeof sum);
    }
  }
  return (cspan_span){begin, end, 0};
}
