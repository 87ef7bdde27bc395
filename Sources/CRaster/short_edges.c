// Part of Snapback, under the MIT licence; see LICENSE.

// Edges shorter than a pixel, for `accumulate_edges`.

#include "common.h"
#include "include/CRasterOutlines.h"

#include <string.h>

size_t craster_split_edges(
    craster_edges8 *dst, size_t count, size_t capacity, const craster_point *points, size_t n) {
  craster_point from = points[n - 1];
  for (size_t i = 0; i < n; i++) {
    const craster_point end = points[i];
    const double dx = __builtin_fabs(end.x - from.x), dy = __builtin_fabs(end.y - from.y);
    const double length = dx > dy ? dx : dy;
    if (!(length < 1e6)) return capacity + 1;
    // A little more than the length, so that rounding makes no part longer than a pixel.
    const int32_t part_count = (int32_t)(length * 1.001) + 1;
    const craster_point start = from;
    for (int32_t part = 1; part <= part_count; part++) {
      if (count == capacity) return capacity + 1;
      const double t = (double)part / (double)part_count;
      const craster_point to = part == part_count
          ? end
          : (craster_point){start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t};
      craster_edges8 *edges = &dst[count / 8];
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

static size_t greatest_common_divisor(size_t one, size_t other) {
  while (other > 0) {
    const size_t remainder = one % other;
    one = other;
    other = remainder;
  }
  return one;
}

void craster_interleave_edges(craster_edges8 *dst, const craster_edges8 *src, size_t n) {
  const size_t groups = (n + 7) / 8;
  // Edge i goes to group i * step modulo the number of groups, and to the next lane after each
  // round. A step of at least 5 that has no common divisor with that number reaches every group.
  size_t step = 5;
  while (greatest_common_divisor(step, groups) > 1) step++;
  for (size_t i = 0; i < 8 * groups; i++) {
    const craster_edges8 *from = &src[i / 8];
    craster_edges8 *to = &dst[i % groups * step % groups];
    to->x0[i / groups] = from->x0[i % 8];
    to->y0[i / groups] = from->y0[i % 8];
    to->x1[i / groups] = from->x1[i % 8];
    to->y1[i / groups] = from->y1[i % 8];
  }
}
