// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

#include <string.h>

typedef float reals __attribute__((vector_size(32)));
typedef int32_t ints __attribute__((vector_size(32)));
typedef uint8_t bytes __attribute__((vector_size(8)));

// One value or the other by a comparison.
#define EITHER(is_first, one, other) \
  ((reals)(((ints)(one) & (is_first)) | ((ints)(other) & ~(is_first))))
#define LEAST(one, other) EITHER((one) < (other), one, other)
#define MOST(one, other) EITHER((one) > (other), one, other)

size_t cspan_cut_short(
    cspan_edges *dst, size_t count, size_t most, const cspan_point *points, size_t n) {
  cspan_point from = points[n - 1];
  for (size_t i = 0; i < n; i++) {
    const cspan_point end = points[i];
    const double across = __builtin_fabs(end.x - from.x), down = __builtin_fabs(end.y - from.y);
    const double length = across > down ? across : down;
    if (!(length < 1e6)) return most + 1;
    const int32_t parts = (int32_t)(length * 1.001) + 1;
    const cspan_point start = from;
    for (int32_t part = 1; part <= parts; part++) {
      if (count == most) return most + 1;
      const double t = (double)part / (double)parts;
      const cspan_point to = part == parts
          ? end : (cspan_point){start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t};
      cspan_edges *edges = &dst[count / 8];
      if (count % 8 == 0) memset(edges, 0, sizeof *edges);
      edges->x0[count % 8] = (float)from.x;
      edges->y0[count % 8] = (float)from.y;
      edges->x1[count % 8] = (float)to.x;
      edges->y1[count % 8] = (float)to.y;
      count++;
      from = to;
    }
  }
  return count;
}

typedef float four __attribute__((vector_size(16)));

INLINE void add_four(float *cells, four values) {
  four sum;
  memcpy(&sum, cells, sizeof sum);
  sum += values;
  memcpy(cells, &sum, sizeof sum);
}

static size_t common_divisor(size_t one, size_t other) {
  while (other > 0) {
    const size_t rest = one % other;
    one = other;
    other = rest;
  }
  return one;
}

void cspan_spread(cspan_edges *dst, const cspan_edges *src, size_t n) {
  const size_t eights = (n + 7) / 8;
  size_t step = 5;
  while (common_divisor(step, eights) > 1) step++;
  for (size_t i = 0; i < 8 * eights; i++) {
    const cspan_edges *from = &src[i / 8];
    cspan_edges *to = &dst[i % eights * step % eights];
    to->x0[i / eights] = from->x0[i % 8];
    to->y0[i / eights] = from->y0[i % 8];
    to->x1[i / eights] = from->x1[i % 8];
    to->y1[i / eights] = from->y1[i % 8];
  }
}

// Adds a part within a row of each of eight edges, less than a pixel wide: what it changes in the
// cell it begins in and in the two after that.
INLINE void add_eight(
    float *cells, const ints *rows, const reals *from, const reals *to, const reals *height) {
  const reals zero = {0}, low = LEAST(*from, *to), high = MOST(*from, *to);
  const ints first = __builtin_convertvector(low, ints);
  const reals next = __builtin_convertvector(first, reals) + 1;
  // The share of the height, times how far over there on average, that lies in the second cell.
  const reals over = MOST(high - next, zero), width = MOST(high - low, zero + 0x1p-20f);
  const reals beyond = 0.5f * over * over / width;
  const reals near = *height * (next - (low + high) * 0.5f + beyond);
  const reals both = *height * (1 - beyond);
  const reals second = both - near, third = *height - both;
  const ints at = *rows + first;
  // From eight of each to four at a time, in halves.
  const reals low_pairs = __builtin_shufflevector(near, second, 0, 8, 1, 9, 4, 12, 5, 13);
  const reals high_pairs = __builtin_shufflevector(near, second, 2, 10, 3, 11, 6, 14, 7, 15);
  const reals low_ends = __builtin_shufflevector(third, zero, 0, 8, 1, 9, 4, 12, 5, 13);
  const reals high_ends = __builtin_shufflevector(third, zero, 2, 10, 3, 11, 6, 14, 7, 15);
  const reals fours[4] = {
    __builtin_shufflevector(low_pairs, low_ends, 0, 1, 8, 9, 4, 5, 12, 13),
    __builtin_shufflevector(low_pairs, low_ends, 2, 3, 10, 11, 6, 7, 14, 15),
    __builtin_shufflevector(high_pairs, high_ends, 0, 1, 8, 9, 4, 5, 12, 13),
    __builtin_shufflevector(high_pairs, high_ends, 2, 3, 10, 11, 6, 7, 14, 15)};
  for (int k = 0; k < 4; k++) {
    add_four(cells + at[k], __builtin_shufflevector(fours[k], fours[k], 0, 1, 2, 3));
    add_four(cells + at[k + 4], __builtin_shufflevector(fours[k], fours[k], 4, 5, 6, 7));
  }
}

CLONES
void cspan_add_edges(
    float *cells, int32_t columns, int32_t rows, const cspan_edges *edges, size_t n, float x,
    float y) {
  const reals zero = {0}, right = zero + (float)columns, end = zero + (float)rows;
  const int32_t stride = columns + cspan_cells_beyond;
  for (size_t i = 0; i < n; i += 8, edges++) {
    reals x0, y0, x1, y1;
    memcpy(&x0, edges->x0, sizeof x0);
    memcpy(&y0, edges->y0, sizeof y0);
    memcpy(&x1, edges->x1, sizeof x1);
    memcpy(&y1, edges->y1, sizeof y1);
    x0 = LEAST(MOST(x0 + x, zero), right);
    x1 = LEAST(MOST(x1 + x, zero), right);
    y0 = LEAST(MOST(y0 + y, zero), end);
    y1 = LEAST(MOST(y1 + y, zero), end);
    const ints falls = y0 < y1;
    const reals sign = EITHER(falls, zero + 1, zero - 1);
    const reals top = EITHER(falls, y0, y1), bottom = EITHER(falls, y1, y0);
    const reals from = EITHER(falls, x0, x1), to = EITHER(falls, x1, x0);
    const ints row = __builtin_convertvector(top, ints);
    const reals border = LEAST(__builtin_convertvector(row, reals) + 1, bottom);
    const reals slope = (to - from) / MOST(bottom - top, zero + 0x1p-20f);
    const reals middle = EITHER(border < bottom, from + (border - top) * slope, to);
    const ints above = row * stride, below = above + stride;
    const reals height = (border - top) * sign, rest = (bottom - border) * sign;
    add_eight(cells, &above, &from, &middle, &height);
    add_eight(cells, &below, &middle, &to, &rest);
  }
}

// Makes sums up to each of eight values.
INLINE void add_up(reals *values) {
  const reals zero = {0};
  reals v = *values;
  v += __builtin_shufflevector(v, zero, 8, 0, 1, 2, 8, 4, 5, 6);
  v += __builtin_shufflevector(v, zero, 8, 8, 0, 1, 8, 8, 4, 5);
  v += __builtin_shufflevector(v, zero, 8, 8, 8, 8, 3, 3, 3, 3);
  *values = v;
}

CLONES
void cspan_sum_cells(uint8_t *dst, float *cells, int32_t columns, int32_t rows) {
  const reals zero = {0}, one = zero + 1;
  const ints no_sign = (ints){0} + 0x7fffffff;
  for (int32_t row = 0; row < rows; row++, cells += columns + cspan_cells_beyond) {
    reals before = zero;
    for (int32_t x = 0; x < columns; x += 8, dst += 8) {
      reals sums;
      memcpy(&sums, cells + x, sizeof sums);
      memcpy(cells + x, &zero, sizeof zero);
      add_up(&sums);
      sums += before;
      before = __builtin_shufflevector(sums, sums, 7, 7, 7, 7, 7, 7, 7, 7);
      const reals cover = (reals)((ints)sums & no_sign);
      const ints values = __builtin_convertvector(LEAST(cover, one) * 255 + 0.5f, ints);
      const bytes narrow = __builtin_convertvector(values, bytes);
      memcpy(dst, &narrow, sizeof narrow);
    }
    memcpy(cells + columns, &zero, sizeof zero);
  }
}
