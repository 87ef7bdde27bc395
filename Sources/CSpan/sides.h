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

// Where two straight sides cross sixteen rows.
typedef struct {
  float left[WIDE], right[WIDE];
  int32_t begin[WIDE], end[WIDE], is_usual[WIDE];
} straight;

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
  memcpy(found->left, &low, sizeof low);
  memcpy(found->right, &right_low, sizeof right_low);
  memcpy(found->begin, &begin, sizeof begin);
  memcpy(found->end, &end, sizeof end);
  memcpy(found->is_usual, &is_usual, sizeof is_usual);
}

#endif
