// Part of Snapback, under the MIT licence; see LICENSE.

// Relations between the chains of a polygon, and between the polygons of an outline.

#include "common.h"
#include "edges.h"
#include "include/CRasterOutlines.h"
#include "sort.h"

// How far, in pixels, a chain may reach into the other and still count as lying beside it.
static const float side_tolerance = 0x1p-10f;

// Whether the slopes of a chain never decrease on the way down, ...
static int slopes_never_decrease(const craster_edge *edge, const craster_edge *end) {
  for (; edge + 1 < end; edge++) {
    if (!(edge[1].slope >= edge[0].slope)) return 0;
  }
  return 1;
}

// ... and whether they never increase.
static int slopes_never_increase(const craster_edge *edge, const craster_edge *end) {
  for (; edge + 1 < end; edge++) {
    if (!(edge[1].slope <= edge[0].slope)) return 0;
  }
  return 1;
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
  gap_range gaps = {0, 0};
  gaps = add_gap(gaps, one, other, one->top);
  gaps = add_gap(gaps, one_end - 1, other_end - 1, one_end[-1].bottom);
  // Chains that bulge apart and do not cross at their ends do not cross at all: the usual case.
  if (gaps.min >= 0 && slopes_never_decrease(one, one_end)
      && slopes_never_increase(other, other_end)) {
    return 1;
  }
  if (gaps.max <= 0 && slopes_never_increase(one, one_end)
      && slopes_never_decrease(other, other_end)) {
    return -1;
  }
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
