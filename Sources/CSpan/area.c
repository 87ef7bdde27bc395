// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

INLINE float between(float value, float high) {
  value = value > 0 ? value : 0;
  return value < high ? value : high;
}

// Adds a part of an edge within a row, from `low` to `high`, that spans a height, signed.
INLINE void piece(float *row, float low, float high, float height) {
  const int32_t first = (int32_t)low, last = (int32_t)high;
  if (first == last) {
    // The mean of both ends gives the trapezium's area.
    const float right = height * ((low + high) * 0.5f - (float)first);
    row[first] += height - right;
    row[first + 1] += right;
    return;
  }
  const float rate = height / (high - low);
  const float first_end = (float)(first + 1) - low;
  float previous = 0.5f * rate * first_end * first_end;
  row[first] += previous;
  for (int32_t cell = first + 1; cell < last; cell++) {
    const float cover = rate * ((float)cell + 0.5f - low);
    row[cell] += cover - previous;
    previous = cover;
  }
  const float last_part = high - (float)last;
  const float cover = height - 0.5f * rate * last_part * last_part;
  row[last] += cover - previous;
  row[last + 1] += height - cover;
}

void cspan_add_edge(
    float *cells, int32_t columns, int32_t rows, float x0, float y0, float x1, float y1) {
  if (y0 == y1) return;
  const float sign = y0 < y1 ? 1 : -1;
  const float upper_x = y0 < y1 ? x0 : x1, upper_y = y0 < y1 ? y0 : y1;
  const float lower_x = y0 < y1 ? x1 : x0, lower_y = y0 < y1 ? y1 : y0;
  const float slope = (lower_x - upper_x) / (lower_y - upper_y);
  const float end = (float)columns;
  float y = upper_y > 0 ? upper_y : 0;
  const float last = lower_y < (float)rows ? lower_y : (float)rows;
  if (!(y < last)) return;
  float x = upper_x + (y - upper_y) * slope;
  int32_t row = (int32_t)y;
  for (float *at = cells + row * (columns + 2); y < last; at += columns + 2) {
    row++;
    const float bottom = (float)row < last ? (float)row : last;
    const float next = bottom == lower_y ? lower_x : upper_x + (bottom - upper_y) * slope;
    const float low = x < next ? x : next, high = x < next ? next : x;
    piece(at, between(low, end), between(high, end), (bottom - y) * sign);
    x = next;
    y = bottom;
  }
}

CLONES
void cspan_sum_cells(uint8_t *dst, const float *cells, int32_t columns, int32_t rows) {
  // Four rows at a time: a sum waits for the one before it, but not for other rows.
  for (; rows > 0; rows -= 4) {
    const int32_t count = rows < 4 ? rows : 4;
    float sums[4] = {0};
    for (int32_t x = 0; x < columns; x++) {
      for (int32_t k = 0; k < count; k++) {
        sums[k] += cells[k * (columns + 2) + x];
        const float sum = __builtin_fabsf(sums[k]);
        dst[k * columns + x] = (uint8_t)(int32_t)((sum < 1 ? sum : 1) * 255 + 0.5f);
      }
    }
    dst += count * columns;
    cells += count * (columns + 2);
  }
}
