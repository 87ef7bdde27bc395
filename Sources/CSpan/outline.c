// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

double cspan_bounds(const cspan_point *points, size_t n, cspan_point *low, cspan_point *high) {
  cspan_point least = points[0], most = points[0], sum = {0, 0};
  for (size_t i = 0; i < n; i++) {
    const cspan_point point = points[i];
    least.x = point.x < least.x ? point.x : least.x;
    least.y = point.y < least.y ? point.y : least.y;
    most.x = point.x > most.x ? point.x : most.x;
    most.y = point.y > most.y ? point.y : most.y;
    sum.x += point.x;
    sum.y += point.y;
  }
  *low = least;
  *high = most;
  return sum.x + sum.y;
}

// Edges flatter than this have no slope: their height goes to the next.
static const float flat = 0x1p-20f;

size_t cspan_highest(const cspan_point *points, size_t n) {
  size_t at = 0;
  double y = points[0].y;
  for (size_t i = 1; i < n; i++) {
    const int is_higher = points[i].y < y;
    at = is_higher ? i : at;
    y = is_higher ? points[i].y : y;
  }
  return at;
}

size_t cspan_descend(
    const cspan_point *points, size_t n, size_t highest, int step, float left, cspan_edge *edges,
    int32_t *starts, size_t *chains) {
  size_t at = highest, count = 0, found = 0;
  float last = -__builtin_inff(), x = (float)points[at].x, y = (float)points[at].y;
  for (size_t i = 0; i < n; i++) {
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
