// Part of Snapback, under the MIT licence; see LICENSE.

// An accumulation buffer of short edges: its cells hold the change of coverage from pixel to pixel,
// so that a running sum along a row is the coverage.

#ifndef CRASTER_ACCUMULATION_H
#define CRASTER_ACCUMULATION_H

#include "../include/CRasterKernels.h"
#include "simd.h"

INLINE void add_to_cells(float *cells, float32x4 values) {
  float32x4 sum;
  memcpy(&sum, cells, sizeof sum);
  sum += values;
  memcpy(cells, &sum, sizeof sum);
}

// Adds the parts of eight edges that lie in one row each, less than a pixel wide: their changes to
// the cell in which they begin and to the two after it.
INLINE void accumulate_parts_x8(
    float *cells, int32x8 row_starts, float32x8 from, float32x8 to, float32x8 height) {
  const float32x8 zero = {0}, low = min_f32x8(from, to), high = max_f32x8(from, to);
  const int32x8 first = __builtin_convertvector(low, int32x8);
  const float32x8 next = __builtin_convertvector(first, float32x8) + 1;
  // The fraction of the height that lies in the second cell, times its mean distance from that
  // cell's left border.
  const float32x8 excess = max_f32x8(high - next, zero);
  const float32x8 width = max_f32x8(high - low, zero + 0x1p-20f);
  const float32x8 beyond = 0.5f * excess * excess / width;
  const float32x8 in_first = height * (next - (low + high) * 0.5f + beyond);
  const float32x8 in_both = height * (1 - beyond);
  const float32x8 in_second = in_both - in_first, in_third = height - in_both;
  const int32x8 at = row_starts + first;
  // Transposes (first, second, third, 0) of eight edges to four values for each edge; each of these
  // vectors has two edges.
  const float32x8 low_pairs = SHUFFLE(in_first, in_second, 0, 8, 1, 9, 4, 12, 5, 13);
  const float32x8 high_pairs = SHUFFLE(in_first, in_second, 2, 10, 3, 11, 6, 14, 7, 15);
  const float32x8 low_ends = SHUFFLE(in_third, zero, 0, 8, 1, 9, 4, 12, 5, 13);
  const float32x8 high_ends = SHUFFLE(in_third, zero, 2, 10, 3, 11, 6, 14, 7, 15);
  const float32x8 edges[4] = {
    SHUFFLE(low_pairs, low_ends, 0, 1, 8, 9, 4, 5, 12, 13),
    SHUFFLE(low_pairs, low_ends, 2, 3, 10, 11, 6, 7, 14, 15),
    SHUFFLE(high_pairs, high_ends, 0, 1, 8, 9, 4, 5, 12, 13),
    SHUFFLE(high_pairs, high_ends, 2, 3, 10, 11, 6, 7, 14, 15)};
  for (int k = 0; k < 4; k++) {
    add_to_cells(cells + at[k], LOW_HALF_8(edges[k]));
    add_to_cells(cells + at[k + 4], HIGH_HALF_8(edges[k]));
  }
}

INLINE float32x8 clamp_to_buffer(float32x8 value, float32x8 max) {
  return min_f32x8(max_f32x8(value, (float32x8){0}), max);
}

static void accumulate_edges(
    float *cells, int32_t columns, int32_t rows, const craster_edges8 *edges, size_t n, float x,
    float y) {
  const float32x8 zero = {0}, right = zero + (float)columns, end = zero + (float)rows;
  const int32_t stride = columns + craster_cell_padding;
  for (size_t i = 0; i < n; i += 8, edges++) {
    float32x8 x0, y0, x1, y1;
    memcpy(&x0, edges->x0, sizeof x0);
    memcpy(&y0, edges->y0, sizeof y0);
    memcpy(&x1, edges->x1, sizeof x1);
    memcpy(&y1, edges->y1, sizeof y1);
    x0 = clamp_to_buffer(x0 + x, right);
    x1 = clamp_to_buffer(x1 + x, right);
    y0 = clamp_to_buffer(y0 + y, end);
    y1 = clamp_to_buffer(y1 + y, end);
    const int32x8 falls = y0 < y1;
    const float32x8 sign = SELECT(float32x8, int32x8, falls, zero + 1, zero - 1);
    const float32x8 top = SELECT(float32x8, int32x8, falls, y0, y1);
    const float32x8 bottom = SELECT(float32x8, int32x8, falls, y1, y0);
    const float32x8 from = SELECT(float32x8, int32x8, falls, x0, x1);
    const float32x8 to = SELECT(float32x8, int32x8, falls, x1, x0);
    const int32x8 row = __builtin_convertvector(top, int32x8);
    // An edge lies in one row or two; `border_x` is where it leaves the first.
    const float32x8 border = min_f32x8(__builtin_convertvector(row, float32x8) + 1, bottom);
    const float32x8 slope = (to - from) / max_f32x8(bottom - top, zero + 0x1p-20f);
    const float32x8 border_x = SELECT(
        float32x8, int32x8, border < bottom, from + (border - top) * slope, to);
    const int32x8 upper = row * stride, lower = upper + stride;
    accumulate_parts_x8(cells, upper, from, border_x, (border - top) * sign);
    accumulate_parts_x8(cells, lower, border_x, to, (bottom - border) * sign);
  }
}

// The sums of the lanes up to and including each one.
INLINE float32x8 prefix_sum_x8(float32x8 v) {
  const float32x8 zero = {0};
  v += SHUFFLE(v, zero, 8, 0, 1, 2, 8, 4, 5, 6);
  v += SHUFFLE(v, zero, 8, 8, 0, 1, 8, 8, 4, 5);
  v += SHUFFLE(v, zero, 8, 8, 8, 8, 3, 3, 3, 3);
  return v;
}

static void integrate_cells(uint8_t *dst, float *cells, int32_t columns, int32_t rows) {
  const float32x8 zero = {0}, one = zero + 1;
  const int32x8 without_sign = (int32x8){0} + 0x7fffffff;
  for (int32_t row = 0; row < rows; row++, cells += columns + craster_cell_padding) {
    float32x8 before = zero;
    for (int32_t x = 0; x < columns; x += 8, dst += 8) {
      float32x8 sums;
      memcpy(&sums, cells + x, sizeof sums);
      memcpy(cells + x, &zero, sizeof zero);
      sums = prefix_sum_x8(sums) + before;
      before = SHUFFLE(sums, sums, 7, 7, 7, 7, 7, 7, 7, 7);
      const float32x8 coverage = (float32x8)((int32x8)sums & without_sign);
      const int32x8 values =
          __builtin_convertvector(min_f32x8(coverage, one) * 255 + 0.5f, int32x8);
      const uint8x8 narrow = __builtin_convertvector(values, uint8x8);
      memcpy(dst, &narrow, sizeof narrow);
    }
    memcpy(cells + columns, &zero, sizeof zero);
  }
}

#endif
