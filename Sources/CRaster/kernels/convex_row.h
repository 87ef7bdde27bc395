// Part of Snapback, under the MIT licence; see LICENSE.

// One row of a convex outline: its span, and the coverage of its pixels, sixteen at a time.

#ifndef CRASTER_CONVEX_ROW_H
#define CRASTER_CONVEX_ROW_H

#include "../include/CRasterKernels.h"
#include "chain_rows.h"
#include "source_over_lanes.h"

// Where a row begins and ends. Its pixels `solid ..< solid_end` all have the coverage
// `solid_coverage` and the fraction `height`; the others depend on the fragments of the left and
// the right chain.
typedef struct {
  int32_t begin, solid, solid_end, end;
  uint16_t solid_coverage;
  float height;
  const float32x4 *left, *right;
  int32_t left_count, right_count;
} convex_row;

// Describes row y of a batch that begins at `top`; returns 0 if it is empty. `long_fragments` is
// memory for two fragments.
INLINE int find_convex_row(
    convex_row *row, const chain_rows chains[2], int32_t y, int32_t top, float width,
    float32x4 *long_fragments) {
  const row_fragments *left = &chains[0].rows[y - top], *right = &chains[1].rows[y - top];
  const int32_t left_edge = chains[0].long_edge[y - top], right_edge = chains[1].long_edge[y - top];
  // `rows` is not initialized for rows that an edge crosses whole.
  float32x4 left_extent, right_extent;
  if (left_edge >= 0) {
    long_fragments[0] = long_edge_fragment(&chains[0].edges[left_edge], (float)y);
    left_extent = fragment_extent(long_fragments[0]);
    row->left = &long_fragments[0];
    row->left_count = 1;
  } else {
    left_extent = left->extent;
    row->left = chains[0].fragments + left->first;
    row->left_count = left->last - left->first;
  }
  if (right_edge >= 0) {
    long_fragments[1] = long_edge_fragment(&chains[1].edges[right_edge], (float)y);
    right_extent = fragment_extent(long_fragments[1]);
    row->right = &long_fragments[1];
    row->right_count = 1;
  } else {
    right_extent = right->extent;
    row->right = chains[1].fragments + right->first;
    row->right_count = right->last - right->first;
  }
  if (row->left_count == 0) return 0;
  // An edge to the left of the domain has all pixels to its right; one beyond its right end touches
  // none.
  // The lows of the left and the right chain, and minus their highs.
  const float32x4 bounds = SHUFFLE(left_extent, right_extent, 0, 4, 1, 5);
  const float32x4 zero = {0}, high = -SHUFFLE(bounds, bounds, 2, 3, 2, 3);
  const int32x4 first =
      __builtin_convertvector(min_f32x4(max_f32x4(bounds, zero), zero + width), int32x4);
  const int32x4 after =
      (__builtin_convertvector(min_f32x4(high, zero + (width - 1)), int32x4) + 1) & (high > zero);
  row->begin = first[0];
  row->solid = after[0];
  row->height = left_extent[EXTENT_HEIGHT];
  row->solid_coverage = coverage_from_fraction(row->height);
  row->solid_end = first[1];
  row->end = after[1];
  if (row->end < row->solid_end) row->end = row->solid_end;
  if (row->solid < row->begin) row->solid = row->begin;
  if (row->solid_end < row->solid) {
    // Both chains share pixels: there is no solid part.
    if (row->solid_end < row->begin) row->begin = row->solid_end;
    if (row->solid > row->end) row->end = row->solid;
    row->solid = row->solid_end = row->end;
  }
  return 1;
}

INLINE void clip_convex_row(convex_row *row, const craster_rows *rows) {
  row->begin = clamp_int(row->begin, rows->left, rows->right);
  row->end = clamp_int(row->end, rows->left, rows->right);
  row->solid = clamp_int(row->solid, row->begin, row->end);
  row->solid_end = clamp_int(row->solid_end, row->solid, row->end);
}

// Sixteen columns, or rows, from one on.
INLINE float32x16 consecutive_f32x16(int32_t from) {
  return (float)from + (float32x16){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
}
INLINE int32x16 consecutive_s32x16(int32_t from) {
  return from + (int32x16){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
}

// Adds the area to the right of a fragment to those of pixels in some columns.
INLINE float32x16 add_fragment(float32x16 area, float32x4 fragment, float32x16 columns) {
  return add_fragment_area_x16(
      area, columns - SPLAT(float32x16, fragment[FRAGMENT_LOW]),
      SPLAT(float32x16, fragment[FRAGMENT_WIDTH]), SPLAT(float32x16, fragment[FRAGMENT_HEIGHT]),
      SPLAT(float32x16, fragment[FRAGMENT_RATE]));
}

// The coverages of sixteen pixels from column x on.
INLINE uint32x16 convex_coverage(const convex_row *row, int32_t x) {
  const float32x16 columns = consecutive_f32x16(x);
  float32x16 left = {0}, right = {0};
  for (int32_t i = 0; i < row->left_count; i++) {
    left = add_fragment(left, row->left[i], columns);
  }
  for (int32_t i = 0; i < row->right_count; i++) {
    right = add_fragment(right, row->right[i], columns);
  }
  return coverage_from_area_x16(left - right);
}

// The same for eight pixels.
INLINE float32x8 add_fragment_x8(float32x8 area, float32x4 fragment, float32x8 columns) {
  return add_fragment_area_x8(
      area, columns - SPLAT(float32x8, fragment[FRAGMENT_LOW]),
      SPLAT(float32x8, fragment[FRAGMENT_WIDTH]), SPLAT(float32x8, fragment[FRAGMENT_HEIGHT]),
      SPLAT(float32x8, fragment[FRAGMENT_RATE]));
}

INLINE uint32x8 convex_coverage_x8(const convex_row *row, int32_t x) {
  const float32x8 columns = (float)x + (float32x8){0, 1, 2, 3, 4, 5, 6, 7};
  float32x8 left = {0}, right = {0};
  for (int32_t i = 0; i < row->left_count; i++) {
    left = add_fragment_x8(left, row->left[i], columns);
  }
  for (int32_t i = 0; i < row->right_count; i++) {
    right = add_fragment_x8(right, row->right[i], columns);
  }
  return coverage_from_area_x8(left - right);
}

// The same for columns before all of the right chain, or with `is_right` after all of the left one: only the other
// one's fragments add to their areas.
INLINE uint32x16 side_coverage(const convex_row *row, int32_t x, const int is_right) {
  const float32x16 columns = consecutive_f32x16(x);
  const float32x4 *fragments = is_right ? row->right : row->left;
  const int32_t count = is_right ? row->right_count : row->left_count;
  float32x16 area = {0};
  for (int32_t i = 0; i < count; i++) area = add_fragment(area, fragments[i], columns);
  return coverage_from_area_x16(is_right ? row->height - area : area);
}

INLINE uint32x8 side_coverage_x8(const convex_row *row, int32_t x, const int is_right) {
  const float32x8 columns = (float)x + (float32x8){0, 1, 2, 3, 4, 5, 6, 7};
  const float32x4 *fragments = is_right ? row->right : row->left;
  const int32_t count = is_right ? row->right_count : row->left_count;
  float32x8 area = {0};
  for (int32_t i = 0; i < count; i++) area = add_fragment_x8(area, fragments[i], columns);
  return coverage_from_area_x8(is_right ? row->height - area : area);
}

// Writes the coverages of some columns of a row and of up to fifteen after them.
INLINE void write_convex_columns(
    uint16_t *coverage, const convex_row *row, int32_t from, int32_t end) {
  for (int32_t x = from; x < end; x += 16) {
    const uint16x16 narrow = __builtin_convertvector(convex_coverage(row, x), uint16x16);
    memcpy(coverage + x, &narrow, sizeof narrow);
  }
}

// The same for a whole row except for its solid part.
INLINE void write_convex_coverage(uint16_t *coverage, const convex_row *row) {
  write_convex_columns(coverage, row, row->begin, row->solid);
  write_convex_columns(coverage, row, row->solid_end, row->end);
}

#endif
