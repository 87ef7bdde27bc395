// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef CONVEX_H
#define CONVEX_H

#include "chain.h"
#include "law.h"
#include "sixteen.h"

// How much of each pixel lies right of an edge, sixteen pixels at a time and with no branches. An
// edge crosses a row from `low` to `high`; over a pixel that begins at x, the share of it right of
// the edge is the integral, from x to x + 1, of a function that rises from 0 to 1 between these.
// Raster/Sweep.swift finds the same areas for any outline.
typedef float reals __attribute__((vector_size(64)));
typedef int32_t ints __attribute__((vector_size(64)));
typedef float eight_reals __attribute__((vector_size(32)));

// x - 0 is x for every x, and costs nothing; not so x + 0.
#define SPREAD(real) ((real) - (reals){0})

// Limits values to 0 to `high`.
INLINE void limit(reals *value, const reals *high) {
  const reals above = (reals)((ints)*value & (*value > 0));
  const ints is_less = above < *high;
  *value = (reals)(((ints)above & is_less) | ((ints)*high & ~is_less));
}

// Adds what lies right of a piece of pixels that begin so far beyond its least x.
INLINE void add_shares_beyond(
    reals *sum, const reals *start, const reals *width, const reals *height, const reals *rate) {
  const reals one = SPREAD(1.0f);
  reals from = *start, to = from + 1, beyond = to - *width;
  limit(&from, width);
  limit(&to, width);
  limit(&beyond, &one);
  *sum += (to - from) * (to + from) * *rate + beyond * *height;
}

// The same for the pixels in these columns.
INLINE void add_shares_of(
    reals *sum, const reals *columns, const reals *low, const reals *width,
    const reals *height, const reals *rate) {
  const reals start = *columns - *low;
  add_shares_beyond(sum, &start, width, height, rate);
}

INLINE void add_share(reals *sum, const quad *piece, const reals *columns) {
  const quad own = *piece;
  const reals low = SPREAD(own[LOW]), width = SPREAD(own[WIDTH]);
  const reals height = SPREAD(own[HEIGHT]), rate = SPREAD(own[RATE]);
  add_shares_of(sum, columns, &low, &width, &height, &rate);
}

// The same for the first eight columns and a piece of one side, and the last eight and another.
INLINE void add_pair(reals *sum, const quad *left, const quad *right, const reals *columns) {
  const eight_reals both = __builtin_shufflevector(*left, *right, 0, 1, 2, 3, 4, 5, 6, 7);
#define BOTH(n) \
  __builtin_shufflevector( \
      both, both, n, n, n, n, n, n, n, n, n + 4, n + 4, n + 4, n + 4, n + 4, n + 4, n + 4, n + 4)
  const reals low = BOTH(0), width = BOTH(1), height = BOTH(2), rate = BOTH(3);
#undef BOTH
  add_shares_of(sum, columns, &low, &width, &height, &rate);
}

// A factor that the compiler knows takes part in the comparison before, which costs more.
INLINE const reals *unknown(const reals *value) {
  __asm__ volatile("" : "+r"(value));
  return value;
}

INLINE void covers_of(wide_longs *covers, const reals *shares) {
  const reals one = SPREAD(1.0f);
  reals limited = *shares;
  limit(&limited, unknown(&one));
  *covers = (wide_longs)__builtin_convertvector(limited * 65535 + 0.5f, ints);
}

// One row of an outline: where it begins and ends; between `solid` and `solid_end` it covers the
// same everywhere.
typedef struct {
  int32_t begin, solid, solid_end, end;
  uint16_t cover;
  float height;
  const quad *left, *right;
  int32_t left_count, right_count;
} span;

// Puts a row together; 0 if there is nothing. `whole` has room for two pieces.
INLINE int find_span(
    span *row, const chain chains[2], int32_t y, int32_t top, float width, quad *whole) {
  const side *left = &chains[0].sides[y - top], *right = &chains[1].sides[y - top];
  const int32_t left_whole = chains[0].whole[y - top], right_whole = chains[1].whole[y - top];
  quad left_all = left->all, right_all = right->all;
  row->left = chains[0].pieces + left->first;
  row->left_count = left->last - left->first;
  row->right = chains[1].pieces + right->first;
  row->right_count = right->last - right->first;
  if (left_whole >= 0) {
    whole[0] = whole_piece(&chains[0].edges[left_whole], (float)y);
    left_all = side_of(whole[0]);
    row->left = &whole[0];
    row->left_count = 1;
  }
  if (right_whole >= 0) {
    whole[1] = whole_piece(&chains[1].edges[right_whole], (float)y);
    right_all = side_of(whole[1]);
    row->right = &whole[1];
    row->right_count = 1;
  }
  if (row->left_count == 0) return 0;
  // Left of the domain all pixels lie right of the edge; right of it none is touched.
  const float low = left_all[LOW], high = -left_all[MINUS_HIGH];
  row->begin = (int32_t)least(most(low, 0), width);
  row->solid = high > 0 ? (int32_t)least(high, width - 1) + 1 : 0;
  row->height = left_all[HEIGHT];
  row->cover = cover_of(row->height);
  const float end_low = least(right_all[LOW], width), end_high = most(-right_all[MINUS_HIGH], 0);
  row->solid_end = (int32_t)most(end_low, 0);
  row->end = end_high > 0 ? (int32_t)least(end_high, width - 1) + 1 : 0;
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

#define COLUMNS_FROM(x) \
  ((float)(x) + (reals){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15})

INLINE void add_shares(reals *sum, const quad *pieces, int32_t count, const reals *columns) {
  for (int32_t i = 0; i < count; i++) add_share(sum, &pieces[i], columns);
}

// The coverages of sixteen pixels from column x on.
INLINE void cover_both(wide_longs *covers, const span *row, int32_t x) {
  const reals columns = COLUMNS_FROM(x);
  reals left = {0}, right = {0};
  add_shares(&left, row->left, row->left_count, &columns);
  add_shares(&right, row->right, row->right_count, &columns);
  left -= right;
  covers_of(covers, &left);
}

// Writes coverages of a row and up to fifteen after them.
INLINE void write_part(uint16_t *to, const span *row, int32_t from, int32_t end) {
  typedef uint16_t narrow __attribute__((vector_size(32)));
  for (int32_t x = from; x < end; x += WIDE) {
    wide_longs wide;
    cover_both(&wide, row, x);
    const narrow covers = __builtin_convertvector(wide, narrow);
    memcpy(to + x, &covers, sizeof covers);
  }
}

// Writes the coverages of a row but for those between `solid` and `solid_end`, and up to fifteen
// after it.
INLINE void write_covers(uint16_t *to, const span *row) {
  write_part(to, row, row->begin, row->solid);
  write_part(to, row, row->solid_end, row->end);
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
