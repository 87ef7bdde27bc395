// Part of Snapback, under the MIT licence; see LICENSE.

#include "common.h"
#include "include/CRasterOutlines.h"

typedef double float64x2 __attribute__((vector_size(16)));
typedef int64_t int64x2 __attribute__((vector_size(16)));

INLINE float64x2 select_f64x2(int64x2 mask, float64x2 one, float64x2 other) {
  return (float64x2)((mask & (int64x2)one) | (~mask & (int64x2)other));
}

void craster_measure(const craster_point *points, size_t n, craster_extent *extent) {
  float64x2 min = {points[0].x, points[0].y}, max = min, sum = {0, 0};
  for (size_t i = 0; i < n; i++) {
    const float64x2 point = {points[i].x, points[i].y};
    min = select_f64x2(point < min, point, min);
    max = select_f64x2(point > max, point, max);
    sum += point;
  }
  // The first points at these heights: to look for them afterwards takes less than to note each.
  size_t top_index = 0, bottom_index = 0;
  while (top_index + 1 < n && points[top_index].y != min[1]) top_index++;
  while (bottom_index + 1 < n && points[bottom_index].y != max[1]) bottom_index++;
  *extent = (craster_extent){
    {min[0], min[1]}, {max[0], max[1]}, top_index, bottom_index,
    __builtin_isfinite(sum[0] + sum[1])};
}

// Edges flatter than this (in pixels) have no meaningful slope: their height is added to the next
// one.
static const float min_edge_height = 0x1p-20f;

size_t craster_descend(
    const craster_point *points, size_t n, const craster_extent *extent, int step, float left,
    craster_edge *edges, int32_t *starts, size_t *chains) {
  size_t at = extent->top_index, edge_count = 0, chain_count = 0;
  float last_bottom = -__builtin_inff(), x = (float)points[at].x, y = (float)points[at].y;
  while (at != extent->bottom_index) {
    at += (size_t)step;
    // Wraps around at either end; below 0 the unsigned index is huge.
    if (at >= n) at = step < 0 ? n - 1 : 0;
    const float to_x = (float)points[at].x, to_y = (float)points[at].y;
    if (to_y - y > min_edge_height) {
      if (edge_count == 0 || y < last_bottom) starts[chain_count++] = (int32_t)edge_count;
      edges[edge_count++] = (craster_edge){y, to_y, x - left, (to_x - x) / (to_y - y)};
      last_bottom = to_y;
      y = to_y;
    } else {
      y = to_y > y ? y : to_y;
    }
    x = to_x;
  }
  *chains = chain_count;
  return edge_count;
}
