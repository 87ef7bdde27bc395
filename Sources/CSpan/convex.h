// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef CONVEX_H
#define CONVEX_H

#include "chain.h"
#include "law.h"

// How much of each pixel lies right of an edge, eight pixels at a time and with no branches. An edge
// crosses a row from `low` to `low` + `width`; over a pixel that begins at x, the share of it right
// of the edge is the integral, from x to x + 1, of a function that rises from 0 to 1 between these.
// Raster/Sweep.swift finds the same areas for any outline.
typedef float reals __attribute__((vector_size(32)));
typedef int32_t ints __attribute__((vector_size(32)));

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

INLINE uint16_t cover_of(float share) {
  return (uint16_t)(int32_t)(least(most(share, 0), 1) * 65535 + 0.5f);
}

// One row of an outline: where it begins and ends; between `solid` and `solid_end` it covers the
// same everywhere.
typedef struct {
  int32_t begin, solid, solid_end, end;
  uint16_t cover;
  float height;
  const piece *left, *left_end, *right, *right_end;
} span;

// A side's pieces in a row; of an edge for the whole row, the one piece there is.
INLINE const piece *pieces_of(const chain *chain, const side *side, int32_t y, piece *whole) {
  if (side->edge < 0) return chain->pieces + side->first;
  *whole = whole_piece(&chain->edges[side->edge], (float)y);
  return whole;
}

// Puts a row together; 0 if there is nothing. `whole` has room for two pieces.
INLINE int find_span(
    span *row, const chain chains[2], const side *left, const side *right, int32_t y, float width,
    piece *whole) {
  const int32_t left_count = left->edge < 0 ? left->last - left->first : 1;
  const int32_t right_count = right->edge < 0 ? right->last - right->first : 1;
  if (left_count == 0) return 0;
  row->left = pieces_of(&chains[0], left, y, &whole[0]);
  row->left_end = row->left + left_count;
  row->right = pieces_of(&chains[1], right, y, &whole[1]);
  row->right_end = row->right + right_count;
  float low = row->left->low, high = low + row->left->width, height = row->left->height;
  for (const piece *own = row->left + 1; own < row->left_end; own++) {
    low = least(own->low, low);
    high = most(own->low + own->width, high);
    height += own->height;
  }
  // Left of the domain all pixels lie right of the edge; right of it none is touched.
  row->begin = (int32_t)least(most(low, 0), width);
  row->solid = high > 0 ? (int32_t)least(high, width - 1) + 1 : 0;
  row->height = height;
  row->cover = cover_of(height);
  low = width, high = 0;
  for (const piece *own = row->right; own < row->right_end; own++) {
    low = least(own->low, low);
    high = most(own->low + own->width, high);
  }
  row->solid_end = (int32_t)most(low, 0);
  row->end = high > 0 ? (int32_t)least(high, width - 1) + 1 : 0;
  if (row->end < row->solid_end) row->end = row->solid_end;
  if (row->solid < row->begin) row->solid = row->begin;
  if (row->solid_end < row->solid) {
    // Both sides in one: no pixel between them.
    if (row->solid_end < row->begin) row->begin = row->solid_end;
    if (row->solid > row->end) row->end = row->solid;
    row->solid = row->solid_end = row->end;
  }
  return 1;
}

INLINE void add_shares(reals *sum, const piece *pieces, const piece *end, int32_t x) {
  const float from = (float)x;
  for (const piece *own = pieces; own < end; own++) add_share(sum, own, from);
}

// The coverages of eight pixels from column x on, where the right side touches none of them, ...
INLINE void cover_left(longs *covers, const span *row, int32_t x) {
  reals sum = {0};
  add_shares(&sum, row->left, row->left_end, x);
  covers_of(covers, &sum);
}

// ... where the left one touches none, ...
INLINE void cover_right(longs *covers, const span *row, int32_t x) {
  reals sum = {0};
  add_shares(&sum, row->right, row->right_end, x);
  sum = row->height - sum;
  covers_of(covers, &sum);
}

// ... and where both may.
INLINE void cover_both(longs *covers, const span *row, int32_t x) {
  reals sum = {0}, right = {0};
  add_shares(&sum, row->left, row->left_end, x);
  add_shares(&right, row->right, row->right_end, x);
  sum -= right;
  covers_of(covers, &sum);
}

#define STORE_COVERS(at, eight) \
  { \
    const covers narrow = __builtin_convertvector(eight, covers); \
    memcpy(at, &narrow, sizeof narrow); \
  }

// Writes the coverages of a row but for those between `solid` and `solid_end`, and up to 7 after it.
INLINE void write_covers(uint16_t *to, const span *row) {
  longs eight;
  if (row->solid == row->end) {
    for (int32_t x = row->begin; x < row->end; x += STEP) {
      cover_both(&eight, row, x);
      STORE_COVERS(to + x, eight)
    }
    return;
  }
  for (int32_t x = row->begin; x < row->solid; x += STEP) {
    cover_left(&eight, row, x);
    STORE_COVERS(to + x, eight)
  }
  for (int32_t x = row->solid_end; x < row->end; x += STEP) {
    cover_right(&eight, row, x);
    STORE_COVERS(to + x, eight)
  }
}

INLINE int32_t clamped(int32_t value, int32_t low, int32_t high) {
  return value < low ? low : value > high ? high : value;
}

INLINE void clip_span(span *row, const cspan_rows *rows) {
  row->begin = clamped(row->begin, rows->left, rows->right);
  row->end = clamped(row->end, rows->left, rows->right);
  row->solid = clamped(row->solid, row->begin, row->end);
  row->solid_end = clamped(row->solid_end, row->solid, row->end);
}

#endif
