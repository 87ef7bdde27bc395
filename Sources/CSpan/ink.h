// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef INK_H
#define INK_H

#include "law.h"

// A colour as the law wants it for eight pixels: under a coverage for each, and under a full one.
typedef struct {
  words low, high, alphas;
  words add_low, add_high, keep;
} color;

INLINE void set_color(color *color, const cspan_ink *ink) {
  color->low = REPEAT(every_second(ink->lanes));
  color->high = REPEAT(every_second(ink->lanes >> 16));
  color->alphas = (words){0} + ink->alpha;
  color->add_low = REPEAT(every_second(ink->addend));
  color->add_high = REPEAT(every_second(ink->addend >> 16));
  color->keep = (words){0} + ink->keep;
}

INLINE void cover_eight(words *pixels, const longs *covers, const color *color) {
  const words both = TWICE(*covers);
  *pixels = OVER(
      *pixels, MULTIPLY(*anew(&color->low), both) + 130, MULTIPLY(*anew(&color->high), both) + 130,
      65535 - MULTIPLY(*anew(&color->alphas), both));
}

// Lays a color over n pixels, 8 or more, under full coverage.
INLINE void blend_many(uint32_t *dst, size_t n, const color *color) {
  const words low = color->add_low, high = color->add_high;
  STEPS(below = OVER(below, low, high, *anew(&color->keep));)
}

#endif
