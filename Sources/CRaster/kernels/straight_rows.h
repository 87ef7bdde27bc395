// Part of Snapback, under the MIT licence; see LICENSE.

// Rows of a convex outline that are bounded by one edge on each side: sixteen rows are prepared at
// a time. The kernels handle the first and the last eight pixels of a row together, as one vector.

#ifndef CRASTER_STRAIGHT_ROWS_H
#define CRASTER_STRAIGHT_ROWS_H

#include "convex_row.h"

// The first value in the first eight lanes, the other one in the last eight.
#define SPLAT_HALVES(a, b) ((float32x16){a, a, a, a, a, a, a, a, b, b, b, b, b, b, b, b})

// The position of each lane among its eight.
#define HALF_LANES ((float32x16){0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7})

// The least x of an edge in each of sixteen rows, all of which it crosses whole.
INLINE float32x16 find_row_lows(const craster_edge *edge, int32_t y) {
  // Of a row's two borders the one at which the edge is further left.
  const float32x16 borders = consecutive_f32x16(y) + (edge->slope < 0 ? 1.0f : 0.0f);
  return ROUND_X(edge->x + (borders - edge->top) * edge->slope);
}

// Sixteen rows between two edges. Pairs are interleaved, the left edge's value first.
typedef struct {
  // The least x of either edge.
  float left[16], right[16];
  // Pairs: how far the first pixel of the row's first and last eight lies to the right of these.
  float offsets[2 * 16];
  // Pairs, from `find_covered_ends`: which of the row's first eight pixels is the first that is
  // covered fully, and which of the last eight the first that is not.
  float covered_ends[2 * 16];
  int32_t begin[16], end[16];
  // Whether a row is long enough for this and lies within the destination's columns.
  int32_t is_regular[16];
} straight_rows;

INLINE void store_pairs(float *pairs, float32x16 one, float32x16 other) {
  const float32x16 first =
      SHUFFLE(one, other, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const float32x16 second =
      SHUFFLE(one, other, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
  memcpy(pairs, &first, sizeof first);
  memcpy(pairs + 16, &second, sizeof second);
}

INLINE float32x16 splat_pair(const float *pair) {
  float32x2 loaded;
  memcpy(&loaded, pair, sizeof loaded);
  return SHUFFLE(loaded, loaded, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
}

INLINE void find_straight_rows(
    straight_rows *found, const craster_edge *left, const craster_edge *right, int32_t y,
    const craster_rows *rows) {
  const float32x16 low = find_row_lows(left, y), right_low = find_row_lows(right, y);
  const float32x16 high = right_low + edge_row_width(right);
  const int32x16 begin = __builtin_convertvector(low, int32x16);
  const int32x16 end = __builtin_convertvector(high, int32x16) + 1;
  const int32x16 is_regular =
      (low >= (float)rows->left) & (high < (float)rows->right) & (end - begin > 3 * 8);
  store_pairs(
      found->offsets, __builtin_convertvector(begin, float32x16) - low,
      __builtin_convertvector(end - 8, float32x16) - right_low);
  memcpy(found->left, &low, sizeof low);
  memcpy(found->right, &right_low, sizeof right_low);
  memcpy(found->begin, &begin, sizeof begin);
  memcpy(found->end, &end, sizeof end);
  memcpy(found->is_regular, &is_regular, sizeof is_regular);
}

// How far a row's first and last eight pixels lie to the right of the least x of their edge.
INLINE float32x16 straight_row_offsets(const straight_rows *found, int32_t row) {
  return splat_pair(found->offsets + 2 * row) + HALF_LANES;
}

// Finds where the columns of `find_covered_columns` begin and end.
INLINE void find_covered_ends(straight_rows *found, float left_width) {
  float32x16 left, right;
  int32x16 begin, end;
  memcpy(&left, found->left, sizeof left);
  memcpy(&right, found->right, sizeof right);
  memcpy(&begin, found->begin, sizeof begin);
  memcpy(&end, found->end, sizeof end);
  const int32x16 first = __builtin_convertvector(left + left_width, int32x16) + 1 - begin;
  const int32x16 last = __builtin_convertvector(right, int32x16) - (end - 8);
  store_pairs(
      found->covered_ends, __builtin_convertvector(first, float32x16),
      __builtin_convertvector(last, float32x16));
}

// Which of a row's first and last eight pixels are not covered fully.
INLINE int32x16 find_partial_pixels(const straight_rows *found, int32_t row) {
  return (HALF_LANES < splat_pair(found->covered_ends + 2 * row))
      ^ (int32x16){0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1};
}

#endif
