// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef CRASTER_FILL_CONVEX_H
#define CRASTER_FILL_CONVEX_H

#include "fill_convex_rows.h"

// Filling a convex shape row by row: from its first to its last row, with a fast path for rows that lie
// between two long straight edges. With FILL_EDGES only the pixels that an edge crosses are written, as
// another kernel writes the covered span between them.

// Rows of at most eight pixels between two straight edges, such as those of thin lines: how far their first pixel, or
// the one eight before the last column, lies to the right of either edge's least x; and which of eight pixels from
// there on the edges touch.
typedef struct {
  float left[16], right[16];
  int32_t x[16], from[16], to[16], is_narrow[16];
} narrow_rows;

INLINE void find_narrow_rows(
    narrow_rows *found, const craster_edge *left, const craster_edge *right, int32_t y,
    const craster_rows *rows) {
  const float32x16 left_low = find_row_lows(left, y), right_low = find_row_lows(right, y);
  // Rounding may have put parts of the left edge to the right of the other.
  const float32x16 low = min_f32x16(left_low, right_low);
  const float32x16 high = max_f32x16(
      left_low + edge_row_width(left), right_low + edge_row_width(right));
  const int32x16 begin = __builtin_convertvector(low, int32x16);
  const int32x16 end = __builtin_convertvector(high, int32x16) + 1;
  const int32x16 is_narrow =
      (low >= (float)rows->left) & (high < (float)rows->right) & (end - begin <= 8);
  const float32x16 first = min_f32x16(
      __builtin_convertvector(begin, float32x16), SPLAT(float32x16, (float)(rows->right - 8)));
  const int32x16 x = __builtin_convertvector(first, int32x16), from = begin - x, to = end - x;
  const float32x16 left_offset = first - left_low, right_offset = first - right_low;
  memcpy(found->left, &left_offset, sizeof left_offset);
  memcpy(found->right, &right_offset, sizeof right_offset);
  memcpy(found->x, &x, sizeof x);
  memcpy(found->from, &from, sizeof from);
  memcpy(found->to, &to, sizeof to);
  memcpy(found->is_narrow, &is_narrow, sizeof is_narrow);
}

// Fills such rows. Returns how many it filled before one that is too wide or clipped.
INLINE int32_t fill_narrow_rows(
    uint32_t *dst, const craster_edge *left, const craster_edge *right, int32_t y, int32_t count,
    const craster_rows *rows, const fill_paint *paint) {
  const float left_width = edge_row_width(left), right_width = edge_row_width(right);
  if (left_width > 6 || right_width > 6 || rows->right - rows->left < 16) return 0;
  const float left_rate = area_rate(left_width, 1), right_rate = area_rate(right_width, 1);
  const float32x8 lanes = {0, 1, 2, 3, 4, 5, 6, 7}, one = SPLAT(float32x8, 1.0f);
  const int32x8 columns = {0, 1, 2, 3, 4, 5, 6, 7};
  const ink_x8 ink = half_ink(&paint->lanes);
  narrow_rows found;
  for (int32_t done = 0; done < count; done++, dst += rows->stride) {
    const int32_t k = done % 16;
    if (k == 0) find_narrow_rows(&found, left, right, y + done, rows);
    if (!found.is_narrow[k]) return done;
    const float32x8 area = add_fragment_area_x8(
        (float32x8){0}, lanes + found.left[k], SPLAT(float32x8, left_width), one,
        SPLAT(float32x8, left_rate));
    const float32x8 right_area = add_fragment_area_x8(
        (float32x8){0}, lanes + found.right[k], SPLAT(float32x8, right_width), one,
        SPLAT(float32x8, right_rate));
    const int32x8 mask = (columns >= found.from[k]) & (columns < found.to[k]);
    uint32_t *at = dst + found.x[k];
    const uint16x16 pixels = blend_ink_coverage_x8(
        load_pixels_x8(at), coverage_from_area_x8(area - right_area) & (uint32x8)mask, &ink);
    memcpy(at, &pixels, sizeof pixels);
  }
  return count;
}

// Fills rows between two straight edges, which are `gap` apart at the top. Returns how many it filled before one that
// is too narrow or clipped.
INLINE int32_t fill_between_edges(
    uint32_t *dst, const craster_edge *left, const craster_edge *right, int32_t y, int32_t count,
    float gap, const craster_rows *rows, const fill_paint *paint, fill_scope scope) {
  const float left_width = edge_row_width(left), right_width = edge_row_width(right);
  // The first row is too narrow for certain.
  if (gap + left_width + right_width < 21) return 0;
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
        const float gap = edge_x(right_edge, (float)y) - edge_x(left_edge, (float)y);
        const int32_t done = scope == FILL_ALL && gap <= 8
            ? fill_narrow_rows(dst, left_edge, right_edge, y, end - y, rows, &paint)
            : fill_between_edges(dst, left_edge, right_edge, y, end - y, gap, rows, &paint, scope);
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
