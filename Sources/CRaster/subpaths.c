// Part of Snapback, under the MIT licence; see LICENSE.

// Relations between the chains of a polygon, and between the polygons of an outline.

#include "common.h"
#include "edges.h"
#include "include/CRasterOutlines.h"
#include "kernels/simd.h"
#include "sort.h"

// How far, in pixels, a chain may reach into the other and still count as lying beside it.
static const float side_tolerance = 0x1p-10f;

// A line, and how far to its right the vertices of a chain lie: at least and at most.
typedef struct {
  float x, y, slope;
} chord_line;
typedef struct {
  float min, max;
} distance_range;

INLINE distance_range find_distances(
    const chord_line *line, const craster_edge *edge, const craster_edge *end) {
  // Four edges at a time, of which the last is repeated. Both ends of each: where the polygon had a horizontal edge, the
  // next one begins elsewhere.
  float32x4 min = SPLAT(float32x4, edge->x - line->x - (edge->top - line->y) * line->slope);
  float32x4 max = min;
  for (; edge < end; edge += 4) {
    float32x4 edges[4], values[4];
    for (int32_t k = 0; k < 4; k++) {
      memcpy(&edges[k], k < end - edge ? edge + k : end - 1, sizeof edges[k]);
    }
    transpose_f32x4(values, edges[0], edges[1], edges[2], edges[3]);
    const float32x4 top = values[0], bottom = values[1], x = values[2], slope = values[3];
    const float32x4 start = x - line->x - (top - line->y) * line->slope;
    const float32x4 stop = start + (bottom - top) * (slope - line->slope);
    min = min_f32x4(stop, min_f32x4(start, min));
    max = max_f32x4(stop, max_f32x4(start, max));
  }
  return (distance_range){
    min_float(min_float(min[0], min[1]), min_float(min[2], min[3])),
    max_float(max_float(max[0], max[1]), max_float(max[2], max[3]))};
}

// Whether the line from the middle of two chains' tops to that of their bottoms separates them: 1 if the first one lies
// to the left of it, -1 if the second one does, 0 if neither or if that is uncertain.
static int32_t left_of_chord(
    const craster_edge *one, const craster_edge *one_end, const craster_edge *other,
    const craster_edge *other_end) {
  const float bottom = one_end[-1].bottom;
  const float one_x = edge_x(one_end - 1, bottom), other_x = edge_x(other_end - 1, bottom);
  const float x = (one->x + other->x) * 0.5f;
  const chord_line line = {x, one->top, ((one_x + other_x) * 0.5f - x) / (bottom - one->top)};
  const float tolerance = 0.25f * side_tolerance;
  const distance_range left = find_distances(&line, one, one_end);
  const distance_range right = find_distances(&line, other, other_end);
  if (left.max <= tolerance && right.min >= -tolerance) return 1;
  // Chains that hardly differ count as being in order.
  const int differ = left.max > 2 * side_tolerance || right.min < -2 * side_tolerance;
  return left.min >= -tolerance && right.max <= tolerance && differ ? -1 : 0;
}

// The least and the greatest gap between two chains at the heights seen so far, and 0.
typedef struct {
  float min, max;
} gap_range;

INLINE gap_range add_gap(
    gap_range gaps, const craster_edge *one, const craster_edge *other, float y) {
  const float gap = edge_x(other, y) - edge_x(one, y);
  return (gap_range){min_float(gaps.min, gap), max_float(gaps.max, gap)};
}

INLINE int32_t side_from_gaps(gap_range gaps) {
  return gaps.min >= -side_tolerance ? 1 : gaps.max <= side_tolerance ? -1 : 0;
}

int32_t craster_left_chain(const craster_edge *edges, const craster_chain pair[2]) {
  const craster_edge *one = edges + pair[0].first, *one_end = edges + pair[0].end;
  const craster_edge *other = edges + pair[1].first, *other_end = edges + pair[1].end;
  if (one->top != other->top || one_end[-1].bottom != other_end[-1].bottom) return 0;
  const int32_t side = left_of_chord(one, one_end, other, other_end);
  if (side != 0) return side;
  gap_range gaps = {0, 0};
  gaps = add_gap(gaps, one, other, one->top);
  while (one < one_end && other < other_end && side_from_gaps(gaps) != 0) {
    const float end = min_float(one->bottom, other->bottom);
    gaps = add_gap(gaps, one, other, end);
    one += one->bottom <= end;
    other += other->bottom <= end;
  }
  return side_from_gaps(gaps);
}

INLINE int is_subpath_higher(
    const craster_subpath *one, const craster_subpath *other, const void *unused) {
  (void)unused;
  return one->top < other->top;
}

DEFINE_SORT(sort_subpaths_by_top, craster_subpath, void, is_subpath_higher)

int32_t craster_find_disjoint(craster_subpath *subpaths, int32_t n) {
  sort_subpaths_by_top(subpaths, n, 0);
  // Comparisons are limited, as very many subpaths beside one another would make them quadratic.
  int32_t disjoint_count = n, budget = 256 + 64 * n;
  for (int32_t i = 0; i < n; i++) subpaths[i].is_disjoint = 1;
  for (int32_t i = 0; i < n; i++) {
    craster_subpath *one = &subpaths[i];
    for (int32_t k = i + 1; k < n && subpaths[k].top < one->bottom; k++) {
      if (budget-- == 0) return 0;
      craster_subpath *other = &subpaths[k];
      if (other->left >= one->right || one->left >= other->right) continue;
      disjoint_count -= one->is_disjoint + other->is_disjoint;
      one->is_disjoint = other->is_disjoint = 0;
    }
  }
  return disjoint_count;
}
