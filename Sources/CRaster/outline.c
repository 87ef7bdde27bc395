// Part of Snapback, under the MIT licence; see LICENSE.

#include "common.h"
#include "include/CRasterOutlines.h"

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
