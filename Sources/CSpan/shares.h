// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SHARES_H
#define SHARES_H

#include "chain.h"
#include "law.h"

// How much of each pixel lies right of an edge, eight pixels at a time and with no branches; as in
// convex.h, where both sides of a row come together.
typedef float reals __attribute__((vector_size(32)));
typedef int32_t ints __attribute__((vector_size(32)));

// A piece of an edge within one row; half its height by its width is its rate.
typedef struct {
  float low, width, height, rate;
} piece;

INLINE piece part_of(const cspan_edge *edge, float top, float bottom) {
  const quad own = piece_of(place(edge, top), place(edge, bottom), bottom - top);
  return (piece){own[LOW], own[WIDTH], own[HEIGHT], own[RATE]};
}

// Limits values to 0 to `high`.
INLINE void limit(reals *value, const reals *high) {
  const reals above = (reals)((ints)*value & (*value > 0));
  const ints is_less = above < *high;
  *value = (reals)(((ints)above & is_less) | ((ints)*high & ~is_less));
}

// Adds what lies right of a piece of an edge of the pixels from column x on.
INLINE void add_share(reals *sum, const piece *own, float x) {
  const reals column = {0, 1, 2, 3, 4, 5, 6, 7};
  const reals width = (reals){0} + own->width, one = (reals){0} + 1;
  reals from = column - (own->low - x), to = from + 1, beyond = to - width;
  limit(&from, &width);
  limit(&to, &width);
  limit(&beyond, &one);
  *sum += (to - from) * (to + from) * own->rate + beyond * own->height;
}

INLINE void covers_of(longs *covers, const reals *shares) {
  const reals one = (reals){0} + 1;
  reals limited = *shares;
  limit(&limited, &one);
  *covers = (longs)__builtin_convertvector(limited * 65535 + 0.5f, ints);
}

#define STORE_COVERS(at, eight) \
  { \
    const covers narrow = __builtin_convertvector(eight, covers); \
    memcpy(at, &narrow, sizeof narrow); \
  }

#endif
