// Part of Snapback, under the MIT licence; see LICENSE.

// The region between two convex outlines, one inside the other: a row has the edges of both, and
// those of the inner one count negatively.

#ifndef CRASTER_FILL_RING_H
#define CRASTER_FILL_RING_H

#include "straight_ring_rows.h"

// The fragments of both outlines in a row, in the order in which their areas are added.
typedef struct {
  float32x4 left[2 * craster_max_ring_edges + 4], right[2 * craster_max_ring_edges + 4];
} ring_fragments;

INLINE float32x4 negated_fragment(float32x4 fragment) {
  return (float32x4){
    fragment[FRAGMENT_LOW], fragment[FRAGMENT_WIDTH], -fragment[FRAGMENT_HEIGHT],
    -fragment[FRAGMENT_RATE]};
}

INLINE int32_t join_fragments(
    float32x4 *to, const float32x4 *outer, int32_t outer_count, const float32x4 *inner,
    int32_t inner_count) {
  for (int32_t i = 0; i < outer_count; i++) to[i] = outer[i];
  for (int32_t i = 0; i < inner_count; i++) to[outer_count + i] = negated_fragment(inner[i]);
  return outer_count + inner_count;
}

// Subtracts a row of the inner outline from one of the outer.
INLINE void subtract_row(convex_row *outer, const convex_row *inner, ring_fragments *fragments) {
  // In the same order as areas are added, so that the sum is the same number.
  float height = outer->height;
  for (int32_t i = 0; i < inner->left_count; i++) height -= inner->left[i][FRAGMENT_HEIGHT];
  outer->left_count = join_fragments(
      fragments->left, outer->left, outer->left_count, inner->left, inner->left_count);
  outer->right_count = join_fragments(
      fragments->right, outer->right, outer->right_count, inner->right, inner->right_count);
  outer->left = fragments->left;
  outer->right = fragments->right;
  outer->height = height;
  outer->solid_coverage = coverage_from_fraction(height);
  if (inner->begin < outer->begin) outer->begin = inner->begin;
  if (inner->end > outer->end) outer->end = inner->end;
  if (inner->solid > outer->solid) outer->solid = inner->solid;
  if (inner->solid_end < outer->solid_end) outer->solid_end = inner->solid_end;
  // If the inner chains share pixels, either end of the row has fragments of both.
  if (outer->solid_end < outer->solid || inner->solid == inner->end) {
    outer->solid = outer->solid_end = outer->end;
  }
}

// The coverages of eight pixels of the left or the right band, which the other one does not touch: `subtract_row` and
// `side_coverage_x8` in one step.
INLINE uint32x8 band_coverage_x8(
    const convex_row *outer, const convex_row *inner, float height, int32_t x, const int is_right) {
  const float32x8 columns = (float)x + (float32x8){0, 1, 2, 3, 4, 5, 6, 7};
  const float32x4 *gained = is_right ? outer->right : outer->left;
  const float32x4 *lost = is_right ? inner->right : inner->left;
  const int32_t gained_count = is_right ? outer->right_count : outer->left_count;
  const int32_t lost_count = is_right ? inner->right_count : inner->left_count;
  float32x8 area = {0};
  for (int32_t i = 0; i < gained_count; i++) area = add_fragment_x8(area, gained[i], columns);
  for (int32_t i = 0; i < lost_count; i++) {
    area -= add_fragment_x8((float32x8){0}, lost[i], columns);
  }
  return coverage_from_area_x8(is_right ? height - area : area);
}

INLINE void fill_band_columns(
    uint32_t *dst, const convex_row *outer, const convex_row *inner, float height, int32_t x,
    int32_t end, const int is_right, const ink_x8 *ink) {
  for (; x < end; x += 8) {
    const uint16x16 pixels = blend_ink_coverage_x8(
        load_pixels_x8(dst + x), band_coverage_x8(outer, inner, height, x, is_right), ink);
    memcpy(dst + x, &pixels, sizeof pixels);
  }
}

// Fills a row whose bands share no block of eight pixels; returns 0 if they may.
INLINE int fill_row_of_bands(
    uint32_t *dst, const convex_row *outer, const convex_row *inner, const craster_rows *rows,
    const fill_paint *paint) {
  const int32_t begin = min_int(inner->begin, outer->begin), end = max_int(inner->end, outer->end);
  const int32_t solid = max_int(inner->solid, outer->solid);
  const int32_t solid_end = min_int(inner->solid_end, outer->solid_end);
  const int32_t left_end = begin + ((solid - begin + 7) & -8);
  const int32_t right = end - ((end - solid_end + 7) & -8);
  if (begin < rows->left || end > rows->right || left_end > right || inner->solid == inner->end) {
    return 0;
  }
  // In the order of `subtract_row`.
  float height = outer->height;
  for (int32_t i = 0; i < inner->left_count; i++) height -= inner->left[i][FRAGMENT_HEIGHT];
  const ink_x8 half = half_ink(&paint->lanes);
  fill_band_columns(dst, outer, inner, height, begin, left_end, 0, &half);
  const uint16_t coverage = coverage_from_fraction(height);
  if (left_end < right && coverage != 0) {
    blend_solid(dst + left_end, (size_t)(right - left_end), coverage, paint);
  }
  fill_band_columns(dst, outer, inner, height, right, end, 1, &half);
  return 1;
}

// Whether a row is a left and a right band, each with a solid part that is worth a loop of its own.
INLINE int has_broad_bands(const convex_row *outer, const convex_row *inner) {
  return outer->height == 1 && inner->height == 1 && inner->solid < inner->solid_end
      && inner->begin - outer->solid > 16 && outer->solid_end - inner->end > 16;
}

INLINE convex_row left_band(const convex_row *outer, const convex_row *inner) {
  convex_row band = *outer;
  band.solid_end = inner->begin;
  band.end = inner->solid;
  band.right = inner->left;
  band.right_count = inner->left_count;
  return band;
}

INLINE convex_row right_band(const convex_row *outer, const convex_row *inner) {
  convex_row band = *outer;
  band.begin = inner->solid_end;
  band.solid = inner->end;
  band.left = inner->right;
  band.left_count = inner->right_count;
  return band;
}

// The four edges of a row if each side is one edge from its top to its bottom; returns for how many
// rows from y on that is so.
INLINE int32_t find_ring_edges(
    const craster_edge *edges[4], const chain_rows *outer, const chain_rows *inner, int32_t y,
    int32_t top, int32_t bottom) {
  float end = (float)bottom;
  for (int32_t i = 0; i < 4; i++) {
    const chain_rows *chain = i < 2 ? &outer[i] : &inner[i - 2];
    const int32_t index = chain->long_edge[y - top];
    if (index < 0) return 0;
    edges[i] = &chain->edges[index];
    end = min_float(end, edges[i]->bottom);
  }
  return floor_to_int(end) - y;
}

static void fill_ring(
    const craster_convex *outer_shape, const craster_convex *inner_shape, const craster_rows *rows,
    uint16_t *coverage, const craster_ink *ink) {
  const fill_paint paint = make_fill_paint(ink);
  chain_rows outer[2], inner[2];
  begin_chains(outer, outer_shape);
  begin_chains(inner, inner_shape);
  ring_fragments fragments;
  const float width = (float)outer_shape->width;
  uint32_t *dst = rows->first;
  for (int32_t top = rows->top; top < rows->bottom; top += ROW_BATCH) {
    const int32_t bottom = min_int(top + ROW_BATCH, rows->bottom);
    for (int32_t i = 0; i < 2; i++) {
      split_chain(&outer[i], top, bottom);
      split_chain(&inner[i], top, bottom);
    }
    for (int32_t y = top; y < bottom; y++, dst += rows->stride) {
      const craster_edge *edges[4];
      const int32_t count = find_ring_edges(edges, outer, inner, y, top, bottom);
      const int32_t done =
          count > 0 ? fill_ring_between_edges(dst, edges, y, count, rows, &paint) : 0;
      if (done > 0) {
        y += done - 1;
        dst += (done - 1) * rows->stride;
        continue;
      }
      convex_row row, inner_row;
      float32x4 long_fragments[2], inner_long_fragments[2];
      if (!find_convex_row(&row, outer, y, top, width, long_fragments)) continue;
      const int has_inner =
          find_convex_row(&inner_row, inner, y, top, width, inner_long_fragments);
      if (has_inner && has_broad_bands(&row, &inner_row)) {
        convex_row left = left_band(&row, &inner_row), right = right_band(&row, &inner_row);
        fill_convex_row(dst, &left, coverage, rows, &paint, FILL_ALL);
        fill_convex_row(dst, &right, coverage, rows, &paint, FILL_ALL);
        continue;
      }
      if (has_inner && fill_row_of_bands(dst, &row, &inner_row, rows, &paint)) continue;
      if (has_inner) subtract_row(&row, &inner_row, &fragments);
      fill_convex_row(dst, &row, coverage, rows, &paint, FILL_ALL);
    }
  }
}

// Adds a span of a row that is not empty.
INLINE int32_t add_row_span(
    craster_span *spans, int32_t count, int32_t begin, int32_t end, int32_t is_full) {
  if (begin >= end) return count;
  spans[count] = (craster_span){begin, end, is_full};
  return count + 1;
}

// Adds the spans of a row, and writes the coverages of those that are not full.
INLINE int32_t add_row_spans(
    craster_span *spans, int32_t count, const convex_row *row, uint16_t *coverage) {
  write_convex_coverage(coverage, row);
  if (row->end - row->begin <= 16) {
    // Not worth several spans.
    for (int32_t x = row->solid; x < row->solid_end; x++) coverage[x] = row->solid_coverage;
    return add_row_span(spans, count, row->begin, row->end, 0);
  }
  count = add_row_span(spans, count, row->begin, row->solid, 0);
  if (row->solid_coverage == 65535) {
    count = add_row_span(spans, count, row->solid, row->solid_end, 1);
  } else if (row->solid_coverage != 0) {
    for (int32_t x = row->solid; x < row->solid_end; x++) coverage[x] = row->solid_coverage;
    count = add_row_span(spans, count, row->solid, row->solid_end, 0);
  }
  return add_row_span(spans, count, row->solid_end, row->end, 0);
}

static int32_t find_row_spans(
    const craster_convex *outer_shape, const craster_convex *inner_shape, int32_t y,
    uint16_t *coverage, craster_span *spans) {
  chain_rows outer[2], inner[2];
  ring_fragments fragments;
  const float width = (float)outer_shape->width;
  convex_row row, inner_row;
  float32x4 long_fragments[2], inner_long_fragments[2];
  begin_chains(outer, outer_shape);
  for (int32_t i = 0; i < 2; i++) split_chain(&outer[i], y, y + 1);
  if (!find_convex_row(&row, outer, y, y, width, long_fragments)) return 0;
  if (!inner_shape) return add_row_spans(spans, 0, &row, coverage);
  begin_chains(inner, inner_shape);
  for (int32_t i = 0; i < 2; i++) split_chain(&inner[i], y, y + 1);
  if (find_convex_row(&inner_row, inner, y, y, width, inner_long_fragments)) {
    if (has_broad_bands(&row, &inner_row)) {
      const convex_row left = left_band(&row, &inner_row), right = right_band(&row, &inner_row);
      return add_row_spans(spans, add_row_spans(spans, 0, &left, coverage), &right, coverage);
    }
    subtract_row(&row, &inner_row, &fragments);
  }
  return add_row_spans(spans, 0, &row, coverage);
}

#endif
