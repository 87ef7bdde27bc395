// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

typedef double pair __attribute__((vector_size(16)));
typedef int64_t pair_ints __attribute__((vector_size(16)));

INLINE pair choose(pair_ints where, pair one, pair other) {
  return (pair)((where & (pair_ints)one) | (~where & (pair_ints)other));
}

void cspan_measure(const cspan_point *points, size_t n, cspan_extent *extent) {
  pair least = {points[0].x, points[0].y}, most = least, sum = {0, 0};
  size_t highest = 0, lowest = 0;
  double top = points[0].y, bottom = top;
  for (size_t i = 0; i < n; i++) {
    const pair point = {points[i].x, points[i].y};
    least = choose(point < least, point, least);
    most = choose(point > most, point, most);
    sum += point;
    const int is_higher = point[1] < top, is_lower = point[1] > bottom;
    highest = is_higher ? i : highest;
    top = is_higher ? point[1] : top;
    lowest = is_lower ? i : lowest;
    bottom = is_lower ? point[1] : bottom;
  }
  *extent = (cspan_extent){
    {least[0], least[1]}, {most[0], most[1]}, highest, lowest,
    __builtin_isfinite(sum[0] + sum[1])};
}

// Edges flatter than this have no slope: their height goes to the next.
static const float flat = 0x1p-20f;

size_t cspan_descend(
    const cspan_point *points, size_t n, const cspan_extent *extent, int step, float left,
    cspan_edge *edges, int32_t *starts, size_t *chains) {
  size_t at = extent->highest, count = 0, found = 0;
  float last = -__builtin_inff(), x = (float)points[at].x, y = (float)points[at].y;
  while (at != extent->lowest) {
    at += (size_t)step;
    // Past the last point comes the first, and the other way round.
    if (at >= n) at = step < 0 ? n - 1 : 0;
    const float to_x = (float)points[at].x, to_y = (float)points[at].y;
    if (to_y - y > flat) {
      if (count == 0 || y < last) starts[found++] = (int32_t)count;
      edges[count++] = (cspan_edge){y, to_y, x - left, (to_x - x) / (to_y - y)};
      last = to_y;
      y = to_y;
    } else {
      y = to_y > y ? y : to_y;
    }
    x = to_x;
  }
  *chains = found;
  return count;
}
