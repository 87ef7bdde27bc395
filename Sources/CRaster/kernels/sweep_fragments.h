// Part of Snapback, under the MIT licence; see LICENSE.

// The edge fragments of a group of chains in the current row of a sweep, and their coverage: as a
// list while they are few, else accumulated in cells.

#ifndef CRASTER_SWEEP_FRAGMENTS_H
#define CRASTER_SWEEP_FRAGMENTS_H

#include "../edges.h"
#include "../sweep.h"
#include "source_over_lanes.h"

// Adds an edge fragment from x `low` to `high`, with a signed height, to each cell that it touches
// and the one after: how much the coverage changes there. A running sum along the row is the
// coverage.
INLINE void accumulate_fragment(float *cells, float low, float high, float height) {
  const int32_t first = (int32_t)low, last = (int32_t)high;
  if (first == last) {
    // The mean of both ends gives the trapezium's area.
    const float in_next = height * ((low + high) * 0.5f - (float)first);
    cells[first] += height - in_next;
    cells[first + 1] += in_next;
    return;
  }
  // Coverage grows by `rate` for each pixel from `low` on, and by half of that in the end pixels.
  const float rate = height / (high - low);
  const float first_part = (float)(first + 1) - low;
  float previous = 0.5f * rate * first_part * first_part;
  cells[first] += previous;
  for (int32_t cell = first + 1; cell < last; cell++) {
    const float coverage = rate * ((float)cell + 0.5f - low);
    cells[cell] += coverage - previous;
    previous = coverage;
  }
  const float last_part = high - (float)last;
  const float coverage = height - 0.5f * rate * last_part * last_part;
  cells[last] += coverage - previous;
  cells[last + 1] += height - coverage;
}

// Whether a winding number is inside, by the outline's rule.
INLINE int is_winding_inside(const craster_sweep *sweep, int32_t winding) {
  return (winding & sweep->inside_bits) != 0;
}

// Accumulates the listed fragments in cells.
static void move_fragments_to_cells(craster_sweep *sweep) {
  const float end = (float)sweep->width;
  for (int32_t i = 0; i < sweep->fragment_count; i++) {
    const edge_fragment *fragment = &sweep->fragments[i];
    float low = fragment->low, high = low + fragment->width, height = fragment->height;
    // A fragment to the left of the domain covers all of it, one to the right nothing.
    if (!(high > 0)) {
      sweep->cells[0] += height;
    } else if (low < end) {
      if (low < 0 || high > end) {
        const float rate = height / (high - low);
        const float before = max_float(0, -low) * rate, beyond = max_float(0, high - end) * rate;
        sweep->cells[0] += before;
        low = max_float(low, 0);
        high = min_float(high, end);
        height -= before + beyond;
      }
      accumulate_fragment(sweep->cells, low, high, height);
    }
  }
  sweep->fragment_count = 0;
  sweep->is_in_cells = 1;
}

INLINE void add_to_fragments(craster_sweep *sweep, edge_fragment fragment) {
  if (sweep->fragment_count == max_pending_fragments) move_fragments_to_cells(sweep);
  sweep->fragments[sweep->fragment_count++] = fragment;
}

// The fragment of an edge between two heights.
INLINE edge_fragment make_fragment(const craster_edge *edge, float top, float bottom) {
  const float from = edge_x(edge, top), to = edge_x(edge, bottom), height = bottom - top;
  const float low = min_float(from, to), width = max_float(from, to) - low;
  return (edge_fragment){low, width, height, area_rate(width, height)};
}

// The fragment of an edge that crosses the whole row. With sign 1 what lies to its right is gained,
// with -1 it is lost.
INLINE edge_fragment make_straight_fragment(const craster_edge *edge, float low, float sign) {
  const float width = edge_row_width(edge);
  return (edge_fragment){low, width, sign, sign * area_rate(width, 1)};
}

// The fragment of an edge from one x to another, within a row or through all of it.
INLINE edge_fragment make_part_fragment(
    const craster_edge *edge, float from, float to, float height) {
  const float low = min_float(from, to);
  const float32x4 part_width = {max_float(from, to) - low}, row_width = {edge_row_width(edge)};
  // Of vectors, as a branch would be unpredictable.
  const float width =
      SELECT(float32x4, int32x4, (float32x4){height} == 1, row_width, part_width)[0];
  return (edge_fragment){low, width, height, area_rate(width, height)};
}

// A fragment of which what lies to its right is gained, with sign 1, or lost, with -1.
INLINE edge_fragment signed_fragment(const edge_fragment *fragment, float sign) {
  float32x4 values;
  memcpy(&values, fragment, sizeof values);
  values *= (float32x4){1, 1, sign, sign};
  edge_fragment result;
  memcpy(&result, &values, sizeof result);
  return result;
}

// Adds the part of an edge between two heights of a row.
INLINE void add_edge_part(
    craster_sweep *sweep, const craster_edge *edge, float top, float bottom, float sign) {
  edge_fragment fragment = make_fragment(edge, top, bottom);
  fragment.height *= sign;
  fragment.rate *= sign;
  add_to_fragments(
      sweep,
      bottom - top == 1 ? make_straight_fragment(edge, fragment.low, sign) : fragment);
}

// Adds the area to the right of a fragment to those of eight pixels from column x on.
INLINE float32x8 add_edge_fragment(float32x8 area, const edge_fragment *fragment, float x) {
  const float32x8 columns = {0, 1, 2, 3, 4, 5, 6, 7};
  return add_fragment_area_x8(
      area, columns - (fragment->low - x), (float32x8){0} + fragment->width,
      (float32x8){0} + fragment->height, (float32x8){0} + fragment->rate);
}

INLINE void store_coverage_x8(uint16_t *to, uint32x8 coverage) {
  const uint16x8 narrow = __builtin_convertvector(coverage, uint16x8);
  memcpy(to, &narrow, sizeof narrow);
}

#endif
