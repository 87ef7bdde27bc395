// Part of Snapback, under the MIT licence; see LICENSE.

// Scalar geometry of edges.

#ifndef CRASTER_EDGES_H
#define CRASTER_EDGES_H

#include "common.h"
#include "include/CRasterOutlines.h"

// Rounds an x coordinate to a multiple of 1/4096 pixel (a coarser one beyond 1024 pixels), so that
// differences to whole columns are exact and a pixel has the same coverage wherever a span begins.
// Between 2048 and 4096, where the sum lies, floats are 2^-12 apart, and 3072 is the middle of that
// range. Works for scalars and vectors.
#define ROUND_X(x) ((x) + 3072.0f - 3072.0f)

// The x of an edge at a height.
INLINE float edge_x(const craster_edge *edge, float y) {
  return ROUND_X(edge->x + (y - edge->top) * edge->slope);
}

// How far an edge moves sideways in each row that it crosses from top to bottom.
INLINE float edge_row_width(const craster_edge *edge) {
  return max_float(edge->slope, -edge->slope);
}

// An edge fragment that goes sideways by `width` while it goes down by `height` covers, of a pixel
// that it enters by a distance d <= width, the area rate * d * d. Widths below 2^-20 count as that.
INLINE float area_rate(float width, float height) {
  return 0.5f * height / max_float(width, 0x1p-20f);
}

// The least gap between two edges, as seen at the top and at the bottom of some rows, and the
// greatest one. Negative where the right one lies to the left.
INLINE float min_gap(
    const craster_edge *left, const craster_edge *right, float top, float bottom) {
  return min_float(
      edge_x(right, top) - edge_x(left, top), edge_x(right, bottom) - edge_x(left, bottom));
}
INLINE float max_gap(
    const craster_edge *left, const craster_edge *right, float top, float bottom) {
  return max_float(
      edge_x(right, top) - edge_x(left, top), edge_x(right, bottom) - edge_x(left, bottom));
}

#endif
