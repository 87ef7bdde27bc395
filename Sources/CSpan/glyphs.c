// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

#include <string.h>

typedef uint8_t bytes __attribute__((vector_size(8)));
typedef uint16_t words __attribute__((vector_size(16)));

CLONES
void cspan_glyphs(
    uint16_t *cover, const cspan_glyph *glyphs, size_t n, const uint8_t *masks, int32_t x,
    int32_t y) {
  for (size_t i = 0; i < n; i++) {
    const cspan_glyph glyph = glyphs[i];
    const int32_t line = y - glyph.y;
    if (line < 0 || line >= glyph.height) continue;
    const uint8_t *from = masks + glyph.first + (size_t)line * (size_t)glyph.width;
    uint16_t *to = cover + (glyph.x - x);
    for (int32_t at = 0; at < glyph.width; at += 8) {
      bytes eight;
      words sum;
      memcpy(&eight, from + at, sizeof eight);
      memcpy(&sum, to + at, sizeof sum);
      words more = __builtin_convertvector(eight, words) * 257;
      sum += more;
      // A sum that is less than what was added went over.
      sum |= (words)(sum < more);
      memcpy(to + at, &sum, sizeof sum);
    }
  }
}
