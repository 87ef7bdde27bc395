// Part of Snapback, under the MIT licence; see LICENSE.

// A chain of edges split by rows of pixels into fragments, for a batch of rows at a time: first the
// whole chain, in one loop whose branches do not depend on how many edges a row has; then the
// kernels use the fragments of each row.

#ifndef CRASTER_CHAIN_ROWS_H
#define CRASTER_CHAIN_ROWS_H

#include "../edges.h"
#include "simd.h"

// Rows in a batch.
enum { ROW_BATCH = 64 };

// The part of an edge within one row, as a vector: its least x, its width, its height, and its area
// rate (see edges.h).
enum { FRAGMENT_LOW, FRAGMENT_WIDTH, FRAGMENT_HEIGHT, FRAGMENT_RATE };
// All fragments of a chain in a row, as a vector: the least x, minus the greatest, and their
// height.
enum { EXTENT_LOW, EXTENT_MINUS_HIGH, EXTENT_HEIGHT };

// The fragments of a chain in one row, `first ..< last`, and their extent.
typedef struct {
  float32x4 extent;
  int32_t first, last;
} row_fragments;

// A chain in the current batch. `long_edge` has, for each row, the index of the edge that crosses
// all of it, or -1; such rows have no fragments.
typedef struct {
  const craster_edge *edges;
  int32_t count, cursor;
  int32_t long_edge[ROW_BATCH + 16];
  row_fragments rows[ROW_BATCH + 2];
  float32x4 fragments[ROW_BATCH + craster_max_edges + 2];
} chain_rows;

// The chain on the left comes first.
INLINE void begin_chains(chain_rows chains[2], const craster_convex *shape) {
  const int left = shape->sign[0] > 0 ? 0 : 1;
  for (int side = 0; side < 2; side++) {
    chains[side].edges = shape->edges[side ^ left];
    chains[side].count = shape->count[side ^ left];
    chains[side].cursor = 0;
  }
}

INLINE float32x4 fragment_between(float from, float to, float height) {
  const float low = min_float(from, to), width = max_float(from, to) - low;
  return (float32x4){low, width, height, area_rate(width, height)};
}

// The fragment of an edge that crosses the whole row at y.
INLINE float32x4 long_edge_fragment(const craster_edge *edge, float y) {
  const float low = min_float(edge_x(edge, y), edge_x(edge, y + 1)), width = edge_row_width(edge);
  return (float32x4){low, width, 1, area_rate(width, 1)};
}

// The extent of one fragment, ...
INLINE float32x4 fragment_extent(float32x4 fragment) {
  const float32x4 minus_high = -(fragment + SHUFFLE(fragment, fragment, 1, 1, 1, 1));
  return SHUFFLE(fragment, minus_high, 0, 4, 2, 3);
}

// ... and an extent with one more.
INLINE float32x4 extent_with(float32x4 extent, float32x4 fragment) {
  const float32x4 other = fragment_extent(fragment);
  const float32x4 sum = extent + other, low = min_f32x4(extent, other);
  return SHUFFLE(low, sum, 0, 1, 6, 7);
}

// The extent of no fragments: everything is lower and higher.
#define EMPTY_EXTENT ((float32x4){0x1p30f, 0x1p30f, 0, 0})

// Notes for the rows from ..< to which edge crosses them whole. Writes sixteen rows at a time,
// beyond the last one as well, for which there is space: no later row has such an edge yet.
INLINE void set_long_edge(chain_rows *chain, int32_t from, int32_t to, int32_t edge) {
  const int32x16 index = (int32x16){0} + edge, none = (int32x16){0} - 1;
  for (; from < to; from += 16) memcpy(chain->long_edge + from, &index, sizeof index);
  memcpy(chain->long_edge + to, &none, sizeof none);
}

// Splits an edge that crosses a whole row or more, from row y on (which may have fragments
// already), in a batch that begins at row `top`. `count` is the number of fragments; returns the
// new one.
INLINE int32_t split_long_edge(
    chain_rows *chain, int32_t index, int32_t y, int32_t top, int32_t end, int32_t count) {
  const craster_edge *edge = &chain->edges[index];
  const float last = min_float(edge->bottom, (float)end);
  row_fragments *row = chain->rows + (y - top);
  if (edge->top > (float)y) {
    const float border = (float)y + 1;
    const float32x4 fragment = fragment_between(
        edge_x(edge, edge->top), edge_x(edge, border), border - edge->top);
    chain->fragments[count++] = fragment;
    row->extent = extent_with(row->extent, fragment);
    row->last = count;
    y++;
  }
  const int32_t stop = floor_to_int(last);
  if (y < stop) {
    set_long_edge(chain, y - top, stop - top, index);
    y = stop;
  }
  row = chain->rows + (y - top);
  *row = (row_fragments){EMPTY_EXTENT, count, count};
  if (edge->bottom > (float)y && y < end) {
    const float from = (float)y, to = edge->bottom;
    const float32x4 fragment = fragment_between(edge_x(edge, from), edge_x(edge, to), to - from);
    chain->fragments[count++] = fragment;
    *row = (row_fragments){fragment_extent(fragment), count - 1, count};
    row[1] = (row_fragments){EMPTY_EXTENT, count, count};
  }
  return count;
}

// Four edges: the fragment of each in the row where it begins, and the one in the next row.
typedef struct {
  float32x4 fragments[4], next_fragments[4];
  int32x4 row, reaches_next, is_long;
} split_edges_x4;

INLINE void transpose_f32x4(
    float32x4 to[4], float32x4 a, float32x4 b, float32x4 c, float32x4 d) {
  const float32x4 ab = SHUFFLE(a, b, 0, 4, 1, 5), cd = SHUFFLE(c, d, 0, 4, 1, 5);
  const float32x4 ab_end = SHUFFLE(a, b, 2, 6, 3, 7), cd_end = SHUFFLE(c, d, 2, 6, 3, 7);
  to[0] = SHUFFLE(ab, cd, 0, 1, 4, 5);
  to[1] = SHUFFLE(ab, cd, 2, 3, 6, 7);
  to[2] = SHUFFLE(ab_end, cd_end, 0, 1, 4, 5);
  to[3] = SHUFFLE(ab_end, cd_end, 2, 3, 6, 7);
}

INLINE void fragments_between_x4(
    float32x4 fragments[4], float32x4 from, float32x4 to, float32x4 height) {
  const float32x4 low = min_f32x4(from, to), width = max_f32x4(from, to) - low;
  const float32x4 rate = 0.5f * height / max_f32x4(width, (float32x4){0} + 0x1p-20f);
  transpose_f32x4(fragments, low, width, height, rate);
}

INLINE void split_edges(split_edges_x4 *split, const float32x4 edges[4], float y) {
  float32x4 parts[4];
  transpose_f32x4(parts, edges[0], edges[1], edges[2], edges[3]);
  const float32x4 top = parts[0], bottom = parts[1], x = parts[2], slope = parts[3];
  const float32x4 from = max_f32x4(top, (float32x4){0} + y);
  const int32x4 truncated = __builtin_convertvector(from, int32x4);
  // A truncated number below 0 is one too high; true is -1.
  split->row = truncated + (from < __builtin_convertvector(truncated, float32x4));
  const float32x4 row = __builtin_convertvector(split->row, float32x4), border = row + 1;
  split->reaches_next = bottom >= border;
  split->is_long = (bottom >= border + 1) | ((top <= row) & (bottom >= border));
  const float32x4 to = min_f32x4(bottom, border);
  const float32x4 from_x = ROUND_X(x + (from - top) * slope);
  const float32x4 to_x = ROUND_X(x + (to - top) * slope);
  const float32x4 bottom_x = ROUND_X(x + (bottom - top) * slope);
  fragments_between_x4(split->fragments, from_x, to_x, to - from);
  fragments_between_x4(split->next_fragments, to_x, bottom_x, bottom - border);
}

// Splits a chain for the rows from y to `end`, which continue where the last batch ended.
//
// Most edges lie in one row or in two. Both fragments are computed, and the second counts if it
// exists: so there are no unpredictable branches, and no edge waits for the one before. Each leaves
// the row after its own ready for further fragments.
INLINE void split_chain(chain_rows *chain, int32_t y, int32_t end) {
  const craster_edge *edges = chain->edges;
  const int32_t edge_count = chain->count;
  const row_fragments empty = {EMPTY_EXTENT, 0, 0};
  int32_t at = chain->cursor, count = 0;
  while (at + 4 < edge_count && edges[at + 3].bottom <= (float)y) at += 4;
  while (at < edge_count && edges[at].bottom <= (float)y) at++;
  memset(chain->long_edge, 0xff, ROW_BATCH * sizeof chain->long_edge[0]);
  const float first = at < edge_count ? max_float(edges[at].top, (float)y) : (float)end;
  // Rows before this one are complete, or ready for their first fragment.
  int32_t ready = y;
  for (; ready < end && (float)ready <= first; ready++) chain->rows[ready - y] = empty;
  while (at < edge_count) {
    float32x4 four[4];
    for (int32_t k = 0; k < 4; k++) {
      memcpy(&four[k], &edges[at + k < edge_count ? at + k : edge_count - 1], sizeof four[k]);
    }
    split_edges_x4 split;
    split_edges(&split, four, (float)y);
    for (int32_t k = 0; k < 4 && at < edge_count; k++, at++) {
      const int32_t row = split.row[k];
      if (row >= end) goto done;
      if (split.is_long[k]) {
        count = split_long_edge(chain, at, row, y, end, count);
        ready = floor_to_int(min_float(edges[at].bottom, (float)end)) + 1;
        continue;
      }
      row_fragments *row_entry = chain->rows + (row - y);
      const int32_t reaches_next = split.reaches_next[k];  // -1 if so
      chain->fragments[count] = split.fragments[k];
      chain->fragments[count + 1] = split.next_fragments[k];
      row_entry->extent = extent_with(row_entry->extent, split.fragments[k]);
      row_entry->last = count + 1;
      count += 1 - reaches_next;
      row_entry[1] = (row_fragments){
        SELECT(
            float32x4, int32x4, (int32x4){0} + reaches_next,
            fragment_extent(split.next_fragments[k]), EMPTY_EXTENT),
        count + reaches_next, count};
      ready = row + 2;
    }
  }
done:
  for (; ready < end; ready++) chain->rows[ready - y] = empty;
  chain->cursor = at > 0 ? at - 1 : 0;
}

#endif
