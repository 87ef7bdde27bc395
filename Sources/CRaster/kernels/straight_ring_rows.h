// Part of Snapback, under the MIT licence; see LICENSE.

// Rows of the region between two convex outlines in which each of the four chains is one straight edge: sixteen rows
// are prepared at a time.

#ifndef CRASTER_STRAIGHT_RING_ROWS_H
#define CRASTER_STRAIGHT_RING_ROWS_H

#include "fill_convex_rows.h"

// One float in the first four lanes, the next one in the last four.
INLINE float32x8 splat_quads(const float *pair) {
  float32x2 loaded;
  memcpy(&loaded, pair, sizeof loaded);
  return SHUFFLE(loaded, loaded, 0, 0, 0, 0, 1, 1, 1, 1);
}

// The widths and area rates of an outer or an inner pair of edges, and the sign of their heights.
typedef struct {
  float32x8 width, height, rate;
} quad_edges;

// Adds the areas to the right of two edges to the first and the last four pixels of a row, of which the pair `offsets`
// has how far they begin to the right of the edges' least x.
INLINE float32x8 add_quad_edges(float32x8 area, const float *offsets, const quad_edges *edges) {
  const float32x8 lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  return add_fragment_area_x8(
      area, splat_quads(offsets) + lanes, edges->width, edges->height, edges->rate);
}

// The first and the last four pixels of a row of the left and the right band between four straight edges, if either
// touches no other pixels.
INLINE void fill_thin_bands(
    uint32_t *first, uint32_t *last, const float *outer_offsets, const float *inner_offsets,
    const quad_edges *outer, const quad_edges *inner, const ink_x8 *ink) {
  float32x8 area = add_quad_edges((float32x8){0}, outer_offsets, outer);
  area = add_quad_edges(area, inner_offsets, inner);
  const float signs[2] = {0.0f, -0.0f};
  const uint32x8 coverage =
      coverage_from_area_x8((float32x8)((int32x8)area ^ (int32x8)splat_quads(signs)));
  uint32_t pixels[8];
  memcpy(pixels, first, 4 * sizeof *first);
  memcpy(pixels + 4, last, 4 * sizeof *last);
  const uint16x16 blended = blend_ink_coverage_x8(load_pixels_x8(pixels), coverage, ink);
  memcpy(pixels, &blended, sizeof blended);
  memcpy(first, pixels, 4 * sizeof *first);
  memcpy(last, pixels + 4, 4 * sizeof *last);
}

// Sixteen rows of four straight edges, any of which may be nearly horizontal: the least x of each edge, and the
// columns of the bands as in `convex_row`.
typedef struct {
  float lows[4][16];
  int32_t begin[16], left_end[16], right[16], end[16];
  // Whether a row lies within the destination's columns, its bands share no block of eight pixels, and one is too
  // narrow to be broad.
  int32_t is_regular[16];
} flat_ring_rows;

INLINE int32x16 min_s32x16(int32x16 a, int32x16 b) {
  return SELECT(int32x16, int32x16, a < b, a, b);
}

INLINE void find_flat_ring_rows(
    flat_ring_rows *found, const craster_edge *edges[4], const float widths[4], int32_t y,
    const craster_rows *rows) {
  float32x16 lows[4], highs[4];
  int32x16 begins[4], ends[4];
  for (int32_t i = 0; i < 4; i++) {
    lows[i] = find_row_lows(edges[i], y);
    highs[i] = lows[i] + widths[i];
    begins[i] = __builtin_convertvector(lows[i], int32x16);
    ends[i] = __builtin_convertvector(highs[i], int32x16) + 1;
    memcpy(found->lows[i], &lows[i], sizeof lows[i]);
  }
  const int32x16 begin = min_s32x16(begins[0], begins[2]);
  const int32x16 solid = -min_s32x16(-ends[0], -ends[2]);
  const int32x16 solid_end = min_s32x16(begins[1], begins[3]);
  const int32x16 end = -min_s32x16(-ends[1], -ends[3]);
  const int32x16 left_end = begin + ((solid - begin + 7) & -8);
  const int32x16 right = end - ((end - solid_end + 7) & -8);
  const int32x16 is_regular = (min_f32x16(lows[0], lows[2]) >= (float)rows->left)
      & (max_f32x16(highs[1], highs[3]) < (float)rows->right) & (left_end <= right)
      & ((begins[2] - ends[0] <= 16) | (begins[1] - ends[3] <= 16));
  memcpy(found->begin, &begin, sizeof begin);
  memcpy(found->left_end, &left_end, sizeof left_end);
  memcpy(found->right, &right, sizeof right);
  memcpy(found->end, &end, sizeof end);
  memcpy(found->is_regular, &is_regular, sizeof is_regular);
}

// The pixels from x to `end`, a multiple of eight, between an edge that covers what lies to its right and one that
// does not.
INLINE void fill_band(
    uint32_t *dst, int32_t x, int32_t end, float gained_low, float gained_width, float gained_rate,
    float lost_low, float lost_width, float lost_rate, const ink_x8 *ink) {
  const float32x8 one = SPLAT(float32x8, 1.0f), lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  for (; x < end; x += 8) {
    const float32x8 columns = (float)x + lanes;
    const float32x8 gained = add_fragment_area_x8(
        (float32x8){0}, columns - SPLAT(float32x8, gained_low), SPLAT(float32x8, gained_width), one,
        SPLAT(float32x8, gained_rate));
    const float32x8 area = add_fragment_area_x8(
        gained, columns - SPLAT(float32x8, lost_low), SPLAT(float32x8, lost_width), -one,
        SPLAT(float32x8, lost_rate));
    const uint16x16 pixels =
        blend_ink_coverage_x8(load_pixels_x8(dst + x), coverage_from_area_x8(area), ink);
    memcpy(dst + x, &pixels, sizeof pixels);
  }
}

// As `fill_ring_between_edges`, for edges that may cross many pixels of a row.
INLINE int32_t fill_ring_between_flat_edges(
    uint32_t *dst, const craster_edge *edges[4], const float widths[4], int32_t y, int32_t count,
    const craster_rows *rows, const fill_paint *paint) {
  float rates[4];
  for (int32_t i = 0; i < 4; i++) rates[i] = area_rate(widths[i], 1);
  const ink_x8 half = half_ink(&paint->lanes);
  flat_ring_rows found;
  for (int32_t done = 0; done < count; done++, dst += rows->stride) {
    const int32_t k = done % 16;
    if (k == 0) find_flat_ring_rows(&found, edges, widths, y + done, rows);
    if (!found.is_regular[k]) return done;
    fill_band(
        dst, found.begin[k], found.left_end[k], found.lows[0][k], widths[0], rates[0],
        found.lows[2][k], widths[2], -rates[2], &half);
    fill_band(
        dst, found.right[k], found.end[k], found.lows[3][k], widths[3], rates[3], found.lows[1][k],
        widths[1], -rates[1], &half);
  }
  return count;
}

// Sixteen rows of four straight edges, none of them nearly horizontal.
typedef struct {
  // The columns of a row's first eight pixels, and of its last.
  int32_t begin[16], last[16];
  // Pairs: how far the first of these pixels lie to the right of the outer edges' least x, and of the inner ones'.
  float outer_offsets[2 * 16], inner_offsets[2 * 16];
  // Whether each band lies within these eight pixels, and within the first or last four of them.
  int32_t is_regular[16], is_thin[16];
} straight_ring_rows;

INLINE void find_straight_ring_rows(
    straight_ring_rows *found, const craster_edge *edges[4], const float widths[4], int32_t y,
    const craster_rows *rows) {
  const float32x16 outer_left = find_row_lows(edges[0], y), inner_left = find_row_lows(edges[2], y);
  const float32x16 outer_right = find_row_lows(edges[1], y), inner_right = find_row_lows(edges[3], y);
  const float32x16 outer_high = outer_right + widths[1], inner_high = inner_left + widths[2];
  const int32x16 begin = __builtin_convertvector(outer_left, int32x16);
  const int32x16 last = __builtin_convertvector(outer_high, int32x16) - 7;
  const float32x16 first_column = __builtin_convertvector(begin, float32x16);
  const float32x16 last_column = __builtin_convertvector(last, float32x16);
  // That the inner edges lie between the outer ones is not certain near their ends.
  const int32x16 is_regular = (outer_left >= (float)rows->left) & (inner_left >= first_column)
      & (outer_high < (float)rows->right) & (inner_right + widths[3] < last_column + 8)
      & (inner_high < first_column + 8) & (inner_right >= last_column) & (last - begin > 2 * 8);
  const int32x16 is_thin =
      is_regular & (inner_high < first_column + 4) & (inner_right >= last_column + 4);
  memcpy(found->begin, &begin, sizeof begin);
  memcpy(found->last, &last, sizeof last);
  store_pairs(found->outer_offsets, first_column - outer_left, last_column - outer_right);
  store_pairs(found->inner_offsets, first_column - inner_left, last_column - inner_right);
  memcpy(found->is_regular, &is_regular, sizeof is_regular);
  memcpy(found->is_thin, &is_thin, sizeof is_thin);
}

// Rows of four straight edges (outer left, outer right, inner left, inner right), the inner ones
// close to the outer ones; returns how many were filled before an irregular one.
INLINE int32_t fill_ring_between_edges(
    uint32_t *dst, const craster_edge *edges[4], int32_t y, int32_t count, const craster_rows *rows,
    const fill_paint *paint) {
  float widths[4], widest = 0;
  for (int32_t i = 0; i < 4; i++) {
    widths[i] = edge_row_width(edges[i]);
    widest = max_float(widths[i], widest);
  }
  if (widest > 6) return fill_ring_between_flat_edges(dst, edges, widths, y, count, rows, paint);
  const float rates[4] = {
    area_rate(widths[0], 1), area_rate(widths[1], 1), -area_rate(widths[2], 1),
    -area_rate(widths[3], 1)};
  const float32x16 outer_width = SPLAT_HALVES(widths[0], widths[1]);
  const float32x16 inner_width = SPLAT_HALVES(widths[2], widths[3]);
  const float32x16 outer_rate = SPLAT_HALVES(rates[0], rates[1]);
  const float32x16 inner_rate = SPLAT_HALVES(rates[2], rates[3]);
  const float32x16 outer_height = SPLAT(float32x16, 1.0f), inner_height = SPLAT(float32x16, -1.0f);
  const quad_edges outer_quads = {
    splat_quads(widths), SPLAT(float32x8, 1.0f), splat_quads(rates)};
  const quad_edges inner_quads = {
    splat_quads(widths + 2), SPLAT(float32x8, -1.0f), splat_quads(rates + 2)};
  const ink_x8 half = half_ink(&paint->lanes);
  straight_ring_rows found;
  for (int32_t done = 0; done < count; done++, dst += rows->stride) {
    const int32_t k = done % 16;
    if (k == 0) find_straight_ring_rows(&found, edges, widths, y + done, rows);
    const int32_t begin = found.begin[k], last = found.last[k];
    if (found.is_thin[k]) {
      fill_thin_bands(
          dst + begin, dst + last + 4, found.outer_offsets + 2 * k, found.inner_offsets + 2 * k,
          &outer_quads, &inner_quads, &half);
      continue;
    }
    if (!found.is_regular[k]) return done;
    float32x16 area = add_fragment_area_x16(
        (float32x16){0}, splat_pair(found.outer_offsets + 2 * k) + HALF_LANES, outer_width,
        outer_height, outer_rate);
    area = add_fragment_area_x16(
        area, splat_pair(found.inner_offsets + 2 * k) + HALF_LANES, inner_width, inner_height,
        inner_rate);
    const row_ends ends =
        blend_row_ends(dst, begin, last, area, 0, &paint->lanes, (int32x16){0} - 1);
    memcpy(dst + begin, &ends.head, sizeof ends.head);
    memcpy(dst + last, &ends.tail, sizeof ends.tail);
  }
  return count;
}

#endif
