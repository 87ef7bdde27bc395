// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SIDES_H
#define SIDES_H

#include "convex.h"

#define EITHER(a, b) ((reals){a, a, a, a, a, a, a, a, b, b, b, b, b, b, b, b})

// Where an edge crosses sixteen rows, all of them whole: the least x.
INLINE void find_lows(reals *lows, const cspan_edge *edge, int32_t y) {
  // Of a row's two borders the one at which the edge is further left.
  const reals rows = (reals)COLUMNS_FROM(y) + (edge->slope < 0 ? 1.0f : 0.0f);
  *lows = STEADY(edge->x + (rows - edge->top) * edge->slope);
}

// Where two straight sides cross sixteen rows; and, in pairs, how far the first of a row's first
// and of its last eight pixels lies beyond its side's least x.
typedef struct {
  float left[WIDE], right[WIDE];
  float beyond[2 * WIDE];
  // In pairs, where `find_whole_ends` has found it: which of the first eight pixels is the first that
  // is covered wholly, and which of the last eight the first that is not.
  float whole[2 * WIDE];
  int32_t begin[WIDE], end[WIDE], is_usual[WIDE];
} straight;

INLINE void put_pairs(float *pairs, const reals *one, const reals *other) {
  const reals first = __builtin_shufflevector(
      *one, *other, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const reals second = __builtin_shufflevector(
      *one, *other, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
  memcpy(pairs, &first, sizeof first);
  memcpy(pairs + WIDE, &second, sizeof second);
}

// A pair of a row: the first for eight pixels, the second for eight others.
INLINE void spread_pair(reals *spread, const float *pair) {
  typedef float two __attribute__((vector_size(8)));
  two own;
  memcpy(&own, pair, sizeof own);
  *spread = __builtin_shufflevector(own, own, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
}

// A row is usual if it is wide enough and lies within the rows' borders.
INLINE void find_straight(
    straight *found, const cspan_edge *left, const cspan_edge *right, int32_t y,
    const cspan_rows *rows) {
  reals low, right_low;
  find_lows(&low, left, y);
  find_lows(&right_low, right, y);
  const reals high = right_low + width_of(right);
  const ints begin = __builtin_convertvector(low, ints);
  const ints end = __builtin_convertvector(high, ints) + 1;
  const ints is_usual = (low >= (float)rows->left) & (high < (float)rows->right)
      & (end - begin > 3 * STEP);
  const reals one = __builtin_convertvector(begin, reals) - low;
  const reals other = __builtin_convertvector(end - STEP, reals) - right_low;
  put_pairs(found->beyond, &one, &other);
  memcpy(found->left, &low, sizeof low);
  memcpy(found->right, &right_low, sizeof right_low);
  memcpy(found->begin, &begin, sizeof begin);
  memcpy(found->end, &end, sizeof end);
  memcpy(found->is_usual, &is_usual, sizeof is_usual);
}

#define PLACES ((reals){0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7})

// How far a row's first eight pixels and its last lie beyond their side's least x.
INLINE void find_beyond(reals *beyond, const straight *found, int32_t row) {
  spread_pair(beyond, found->beyond + 2 * row);
  *beyond += PLACES;
}

// Where the columns that cspan_find_whole finds begin and end.
INLINE void find_whole_ends(straight *found, float left_width) {
  reals left, right;
  ints begin, end;
  memcpy(&left, found->left, sizeof left);
  memcpy(&right, found->right, sizeof right);
  memcpy(&begin, found->begin, sizeof begin);
  memcpy(&end, found->end, sizeof end);
  const ints first = __builtin_convertvector(left + left_width, ints) + 1 - begin;
  const ints last = __builtin_convertvector(right, ints) - (end - STEP);
  const reals one = __builtin_convertvector(first, reals);
  const reals other = __builtin_convertvector(last, reals);
  put_pairs(found->whole, &one, &other);
}

// Those of a row's first eight pixels and its last that are not covered wholly.
INLINE void find_partial(ints *partial, const straight *found, int32_t row) {
  reals borders;
  spread_pair(&borders, found->whole + 2 * row);
  *partial = (PLACES < borders) ^ (ints){0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1};
}

#endif
