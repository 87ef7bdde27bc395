// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef CRASTER_FILL_CONVEX_H
#define CRASTER_FILL_CONVEX_H

#include "fill_convex_rows.h"

// Filling a convex shape row by row: from its first to its last row, with a fast path for rows that lie
// between two long straight edges. With FILL_EDGES only the pixels that an edge crosses are written, as
// another kernel writes the covered span between them.

// Fills rows between two straight edges. Returns how many it filled before one that is too narrow or
// clipped.
INLINE int32_t fill_between_edges(
    uint32_t *dst, const craster_edge *left, const craster_edge *right, int32_t y, int32_t count,
    const craster_rows *rows, const fill_paint *paint, fill_scope scope) {
  const float left_width = edge_row_width(left), right_width = edge_row_width(right);
  // An edge that is up to 6 pixels wide in a row crosses at most 8 pixels, one per lane.
  if (left_width > 6 || right_width > 6) return 0;
  const float left_rate = area_rate(left_width, 1), right_rate = area_rate(right_width, 1);
  const float32x16 width = SPLAT_HALVES(left_width, right_width);
  const float32x16 rate = SPLAT_HALVES(left_rate, right_rate), height = SPLAT(float32x16, 1.0f);
  straight_rows found;
  for (int32_t done = 0; done < count; done++, dst += rows->stride) {
    const int32_t k = done % 16;
    if (k == 0) {
      find_straight_rows(&found, left, right, y + done, rows);
      if (scope == FILL_EDGES) find_covered_ends(&found, left_width);
    }
    if (!found.is_regular[k]) return done;
    const int32_t begin = found.begin[k], end = found.end[k];
    const float32x16 area = add_fragment_area_x16(
        (float32x16){0}, straight_row_offsets(&found, k), width, height, rate);
    const int32x16 mask =
        scope == FILL_EDGES ? find_partial_pixels(&found, k) : (int32x16){0} - 1;
    const row_ends ends = blend_row_ends(dst, begin, end - 8, area, 1, &paint->lanes, mask);
    fill_between_ends(dst, begin, end, ends, 65535, paint, scope);
  }
  return count;
}

INLINE void fill_convex_scope(
    const craster_convex *shape, const craster_rows *rows, uint16_t *coverage,
    const craster_ink *ink, fill_scope scope) {
  const fill_paint paint = make_fill_paint(ink);
  chain_rows chains[2];
  begin_chains(chains, shape);
  const float width = (float)shape->width;
  uint32_t *dst = rows->first;
  for (int32_t top = rows->top; top < rows->bottom; top += ROW_BATCH) {
    const int32_t bottom = min_int(top + ROW_BATCH, rows->bottom);
    split_chain(&chains[0], top, bottom);
    split_chain(&chains[1], top, bottom);
    for (int32_t y = top; y < bottom; y++, dst += rows->stride) {
      const int32_t left = chains[0].long_edge[y - top], right = chains[1].long_edge[y - top];
      if (left >= 0 && right >= 0) {
        const craster_edge *left_edge = &chains[0].edges[left];
        const craster_edge *right_edge = &chains[1].edges[right];
        const int32_t end = floor_to_int(
            min_float(min_float(left_edge->bottom, right_edge->bottom), (float)bottom));
        const int32_t done =
            fill_between_edges(dst, left_edge, right_edge, y, end - y, rows, &paint, scope);
        if (done > 0) {
          y += done - 1;
          dst += (done - 1) * rows->stride;
          continue;
        }
      }
      convex_row row;
      float32x4 long_fragments[2];
      if (!find_convex_row(&row, chains, y, top, width, long_fragments)) continue;
      fill_convex_row(dst, &row, coverage, rows, &paint, scope);
    }
  }
}

static void fill_convex(
    const craster_convex *shape, const craster_rows *rows, uint16_t *coverage,
    const craster_ink *ink) {
  fill_convex_scope(shape, rows, coverage, ink, FILL_ALL);
}

static void fill_convex_edges(
    const craster_convex *shape, const craster_rows *rows, uint16_t *coverage,
    const craster_ink *ink) {
  fill_convex_scope(shape, rows, coverage, ink, FILL_EDGES);
}

#endif
