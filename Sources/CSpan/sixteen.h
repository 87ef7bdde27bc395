// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SIXTEEN_H
#define SIXTEEN_H

#include "clones.h"
#include "law.h"

// The law for sixteen pixels at a time.
enum { WIDE = 16 };
typedef uint16_t wide_words __attribute__((vector_size(64)));
typedef uint32_t wide_longs __attribute__((vector_size(64)));
typedef uint32_t wide_products __attribute__((vector_size(128)));

#define WIDE_MULTIPLY(a, b) \
  __builtin_convertvector( \
    (__builtin_convertvector(a, wide_products) * __builtin_convertvector(b, wide_products)) >> 16, \
    wide_words)
#define WIDE_OVER(below, add_low, add_high, keep) \
  OVER_BY(WIDE_MULTIPLY, below, add_low, add_high, keep)
#define WIDE_REPEAT(pixel) ((wide_words)((wide_longs){0} + (uint32_t)(pixel)))

INLINE const wide_words *wide_anew(const wide_words *factor) {
  __asm__ volatile("" : "+r"(factor));
  return factor;
}

// A colour as the law wants it for sixteen pixels: under a coverage for each, and under a full one.
typedef struct {
  wide_words low, high, alphas;
  wide_words add_low, add_high, keep;
} color;

INLINE void set_color(color *color, const cspan_ink *ink) {
  color->low = WIDE_REPEAT(every_second(ink->lanes));
  color->high = WIDE_REPEAT(every_second(ink->lanes >> 16));
  color->alphas = (wide_words){0} + ink->alpha;
  color->add_low = WIDE_REPEAT(every_second(ink->addend));
  color->add_high = WIDE_REPEAT(every_second(ink->addend >> 16));
  color->keep = (wide_words){0} + ink->keep;
}

// Lays the colour over sixteen pixels through their coverages; ...
INLINE void cover_sixteen(wide_words *pixels, const wide_longs *covers, const color *color) {
  const wide_words both = (wide_words)(*covers | *covers << 16);
  const wide_words keep = 65535 - WIDE_MULTIPLY(*wide_anew(&color->alphas), both);
  *pixels = WIDE_OVER(
      *pixels, WIDE_MULTIPLY(*wide_anew(&color->low), both) + 130,
      WIDE_MULTIPLY(*wide_anew(&color->high), both) + 130, keep);
}

// ... and whole.
INLINE void blend_sixteen(uint32_t *at, const color *color) {
  wide_words below;
  memcpy(&below, at, sizeof below);
  below = WIDE_OVER(below, color->add_low, color->add_high, *wide_anew(&color->keep));
  memcpy(at, &below, sizeof below);
}

#endif
