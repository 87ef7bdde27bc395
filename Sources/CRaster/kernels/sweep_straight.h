// Part of Snapback, under the MIT licence; see LICENSE.

// Consecutive rows in which the active chains stay the same straight edges, well apart, and each is
// an edge of the filled region. The pixels are exactly those that row by row would give.

#ifndef CRASTER_SWEEP_STRAIGHT_H
#define CRASTER_SWEEP_STRAIGHT_H

#include "sweep_rows.h"

enum { MAX_STRAIGHT_EDGES = 16, MIN_STRAIGHT_ROWS = 3 };

typedef struct {
  int32_t row_count, edge_count;
  // Whether the edges, from left to right, form pairs that fit one step of eight pixels each, and
  // whose steps do not overlap.
  int32_t is_thin;
  const craster_edge *edges[MAX_STRAIGHT_EDGES];
  // The x at which they enter the next row.
  float top_x[MAX_STRAIGHT_EDGES];
} straight_edges;

// In pixels: a gap between edges that rounding cannot close; a width within which a pair fits eight
// pixels wherever it begins (the first and the last pixel may be touched partly); and the distance
// from pair to pair beyond which their steps do not overlap.
static const float min_edge_gap = 0x1p-8f, max_pair_width = 6.9f, min_pair_distance = 9.1f;

INLINE float added_row_widths(const craster_edge *one, const craster_edge *other) {
  return edge_row_width(one) + edge_row_width(other);
}

static int are_thin_pairs(
    const straight_edges *straight, float width, float top, float bottom) {
  if (straight->edge_count % 2 != 0) return 0;
  for (int32_t i = 0; i < straight->edge_count; i += 2) {
    const craster_edge *left = straight->edges[i], *right = straight->edges[i + 1];
    if (max_gap(left, right, top, bottom) + added_row_widths(left, right) > max_pair_width) {
      return 0;
    }
    if (min_float(edge_x(left, top), edge_x(left, bottom)) < 1) return 0;
    if (max_float(edge_x(right, top), edge_x(right, bottom)) > width - 1) return 0;
    if (i + 2 == straight->edge_count) continue;
    const craster_edge *next = straight->edges[i + 2];
    if (min_gap(left, next, top, bottom) - added_row_widths(left, next) < min_pair_distance) {
      return 0;
    }
  }
  return 1;
}

// Finds such rows from y to before `bottom`; returns 0 if there are too few.
static int find_straight_edges(
    straight_edges *straight, const craster_sweep *sweep, int32_t y, int32_t bottom) {
  straight->edge_count = sweep->active_count;
  if (sweep->active_count == 0 || sweep->active_count > MAX_STRAIGHT_EDGES) return 0;
  if (sweep->next < sweep->count) {
    const float next_top = chain_top(sweep, sweep->order[sweep->next]);
    bottom = floor_to_int(min_float((float)bottom, next_top));
  }
  int32_t windings[MAX_STRAIGHT_EDGES];
  for (int32_t slot = 0; slot < straight->edge_count; slot++) {
    const active_chain *chain = &sweep->actives[slot];
    if (!chain->is_straight) return 0;
    bottom = floor_to_int(min_float((float)bottom, chain->edge->bottom));
    int32_t at = slot;
    for (; at > 0 && chain->top_x < straight->top_x[at - 1]; at--) {
      straight->edges[at] = straight->edges[at - 1];
      straight->top_x[at] = straight->top_x[at - 1];
      windings[at] = windings[at - 1];
    }
    straight->edges[at] = chain->edge;
    straight->top_x[at] = chain->top_x;
    windings[at] = chain->winding;
  }
  straight->row_count = bottom - y;
  if (straight->row_count < MIN_STRAIGHT_ROWS) return 0;
  int32_t winding = 0;
  for (int32_t slot = 0; slot < straight->edge_count; slot++) {
    const int before = is_winding_inside(sweep, winding);
    winding += windings[slot];
    if (is_winding_inside(sweep, winding) == before) return 0;
    if (slot > 0
        && min_gap(straight->edges[slot - 1], straight->edges[slot], (float)y, (float)bottom)
            < min_edge_gap) {
      return 0;
    }
  }
  straight->is_thin = are_thin_pairs(straight, (float)sweep->width, (float)y, (float)bottom);
  return 1;
}

INLINE void fill_straight_row(
    craster_sweep *sweep, straight_edges *straight, float row, const row_output *output) {
  const float width = (float)sweep->width;
  row_state state = {0};
  for (int32_t i = 0; i < straight->edge_count; i++) {
    const float bottom_x = edge_x(straight->edges[i], row + 1);
    const float low = min_float(straight->top_x[i], bottom_x);
    const float high = max_float(straight->top_x[i], bottom_x);
    straight->top_x[i] = bottom_x;
    const int32_t first = (int32_t)min_float(max_float(low, 0), width);
    const int32_t last = (int32_t)min_float(max_float(high, 0), width);
    begin_group(sweep, &state, first, output);
    add_to_fragments(
        sweep, make_straight_fragment(straight->edges[i], low, state.is_inside ? -1 : 1));
    end_group(sweep, &state, first, last + 1, !state.is_inside, output);
  }
  end_row(sweep, &state, output);
}

// One step of eight pixels for each pair.
INLINE void fill_thin_row(straight_edges *straight, float row, const row_output *output) {
  for (int32_t i = 0; i < straight->edge_count; i += 2) {
    const craster_edge *left = straight->edges[i], *right = straight->edges[i + 1];
    const float left_bottom = edge_x(left, row + 1), right_bottom = edge_x(right, row + 1);
    const edge_fragment gained =
        make_straight_fragment(left, min_float(straight->top_x[i], left_bottom), 1);
    const edge_fragment lost =
        make_straight_fragment(right, min_float(straight->top_x[i + 1], right_bottom), -1);
    straight->top_x[i] = left_bottom;
    straight->top_x[i + 1] = right_bottom;
    const int32_t x = (int32_t)gained.low;
    float32x8 area = add_edge_fragment((float32x8){0}, &gained, (float)x);
    area = add_edge_fragment(area, &lost, (float)x);
    blend_coverage_x8(output, x, coverage_from_area_x8(area));
  }
}

#endif
