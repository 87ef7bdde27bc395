// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SHADOW_EIGHT_H
#define SHADOW_EIGHT_H

#include "shadow.h"

// Eight pixels of a shadow at a time.

typedef int16_t few_steps __attribute__((vector_size(16)));
typedef int16_t steps __attribute__((vector_size(32)));
typedef int32_t step_products __attribute__((vector_size(64)));

// The high halves of the products of numbers with a sign.
#define MULTIPLY_STEPS(a, b) \
  __builtin_convertvector( \
    (__builtin_convertvector(a, step_products) * __builtin_convertvector(b, step_products)) >> 16, \
    steps)

// What lies on lines between knots at eight pixels, each twice. A value between two is the one and
// twice the step to the other times the part, of 32768, on the way.
INLINE void between(steps *values, const void *knots, int shift) {
  few_steps own;
  memcpy(&own, knots, sizeof own);
  steps from, next, parts;
#define KNOTS(...) __builtin_shufflevector(own, own, __VA_ARGS__)
  if (shift == 2) {
    from = KNOTS(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
    next = KNOTS(1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2);
    parts = (steps){0, 0, 1, 1, 2, 2, 3, 3, 0, 0, 1, 1, 2, 2, 3, 3};
  } else if (shift == 1) {
    from = KNOTS(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    next = KNOTS(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4);
    parts = (steps){0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1};
  } else {
    *values = KNOTS(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
    return;
  }
#undef KNOTS
  parts <<= 15 - shift;
  const steps step = (next - from) * 2;
  *values = from + MULTIPLY_STEPS(step, parts);
}

// Eight pixels' share of a tint.
typedef struct {
  words low, high, add_low, add_high, keep;
} colors;

INLINE colors colors_of(const tint *tint) {
  return (colors){
    REPEAT(every_second(tint->lanes)), REPEAT(every_second(tint->lanes >> 16)),
    REPEAT(every_second(tint->addend)), REPEAT(every_second(tint->addend >> 16)),
    (words){0} + tint->keep};
}

INLINE void lay_eight(
    words *pixels, const words *values, const colors *colors, int is_under, int is_black) {
  words keep = 65535 - *values, low = colors->add_low;
  if (is_under) keep = MULTIPLY(*anew(&colors->keep), keep);
  if (!is_black) low += MULTIPLY(*anew(&colors->low), *values);
  const words high = MULTIPLY(*anew(&colors->high), *values) + colors->add_high;
  if (is_under) {
    *pixels = OVER(*pixels, low, high, *anew(&keep));
  } else {
    *pixels = OVER(*pixels, low, high, keep);
  }
}

// A shade for eight pixels.
typedef struct {
  colors alone, under;
} both_colors;

// Lays those of eight pixels that lie between two columns; in a hole the caster too, or nothing.
INLINE void lay_part(
    uint32_t *row, int32_t x, columns some, columns hole, const words *values,
    const both_colors *colors, int has_caster, int is_black) {
  const columns own = both(some, (columns){x, x + STEP});
  if (own.from >= own.to) return;
  words pixels = {0};
  uint32_t *const made = (uint32_t *)&pixels;
  memcpy(made + (own.from - x), row + own.from, (size_t)(own.to - own.from) * sizeof *row);
  words covered = pixels;
  lay_eight(&pixels, values, &colors->alone, 0, is_black);
  if (has_caster) lay_eight(&covered, values, &colors->under, 1, is_black);
  const uint32_t *const under = (const uint32_t *)&covered;
  for (int32_t at = own.from; at < own.to; at++) {
    if (at < hole.from || at >= hole.to) {
      row[at] = made[at - x];
    } else if (has_caster) {
      row[at] = under[at - x];
    }
  }
}

// Eight columns of a band, all of them under the caster or none.
INLINE void shade_eight(
    uint32_t *row, const steps *start, const steps *way, const band *band, const colors *colors,
    int is_under, int is_black) {
#define LAY(row, values_of) \
  { \
    const words values = (words)(values_of); \
    words pixels; \
    memcpy(&pixels, row, sizeof pixels); \
    lay_eight(&pixels, &values, colors, is_under, is_black); \
    memcpy(row, &pixels, sizeof pixels); \
  }
  if (band->is_usual) {
    // Four rows: the products with 0, 1, 2 and 3 quarters.
    const steps three = (steps){0} + (3 << 13);
    LAY(row, *start)
    LAY(row + band->stride, *start + (*way >> 3))
    LAY(row + 2 * band->stride, *start + (*way >> 2))
    LAY(row + 3 * band->stride, *start + MULTIPLY_STEPS(*way, three))
    return;
  }
  int32_t down = band->down;
  for (int32_t y = 0; y < band->count; y++, row += band->stride, down += band->step) {
    const steps downs = (steps){0} + (int16_t)down;
    LAY(row, *start + MULTIPLY_STEPS(*way, downs))
  }
#undef LAY
}

// Eights of pixels begin at multiples of 8; of the first, the last and those at holes, only some
// are touched.
INLINE void shade_columns(
    int32_t from, int32_t to, const band *band, int shift, const both_colors *colors,
    int is_black) {
  const int has_caster = band->has_caster;
  for (int32_t x = from & -STEP; x < to; x += STEP) {
    steps start, way;
    between(&start, band->knots[0] + (x >> shift), shift);
    between(&way, band->knots[1] + (x >> shift), shift);
    way = (way - start) * 2;
    uint32_t *row = band->row;
    const int is_all = x >= from && x + STEP <= to;
    if (is_all && (x + STEP <= band->any_hole.from || x >= band->any_hole.to)) {
      shade_eight(row + x, &start, &way, band, &colors->alone, 0, is_black);
    } else if (is_all && has_caster && x >= band->hole.from && x + STEP <= band->hole.to) {
      shade_eight(row + x, &start, &way, band, &colors->under, 1, is_black);
    } else {
      int32_t down = band->down;
      for (int32_t y = 0; y < band->count; y++, row += band->stride, down += band->step) {
        const steps downs = (steps){0} + (int16_t)down;
        const words values = (words)(start + MULTIPLY_STEPS(way, downs));
        lay_part(
            row, x, (columns){from, to}, band->holes[y], &values, colors, has_caster, is_black);
      }
    }
  }
}

#define SHADE_2(from, to) shade_columns(from, to, band, 2, &colors, 0)
#define SHADE_1(from, to) shade_columns(from, to, band, 1, &colors, 0)
#define SHADE_0(from, to) shade_columns(from, to, band, 0, &colors, 0)
#define BLACK_2(from, to) shade_columns(from, to, band, 2, &colors, 1)
#define BLEND_TINT(row, from, to, tint) \
  blend_steps(row + from, (size_t)(to - from), (tint)->whole_addend, (tint)->whole_keep)
#define BLEND(row, from, to) BLEND_TINT(row, from, to, &shade->alone)
#define UNDER(row, from, to) BLEND_TINT(row, from, to, &shade->under)

CLONES
static void lay_band(const band *band, const shade *shade) {
  const both_colors colors = {colors_of(&shade->alone), colors_of(&shade->under)};
  if (band->shift == 2 && shade->is_black) {
    LAY_BAND(band, BLACK_2, BLEND, UNDER)
  } else if (band->shift == 2) {
    LAY_BAND(band, SHADE_2, BLEND, UNDER)
  } else if (band->shift == 1) {
    LAY_BAND(band, SHADE_1, BLEND, UNDER)
  } else {
    LAY_BAND(band, SHADE_0, BLEND, UNDER)
  }
}

#undef BLEND
#undef UNDER

#endif
