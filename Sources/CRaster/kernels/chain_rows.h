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

// Returns the extent of one fragment.
INLINE float32x4 fragment_extent(float32x4 fragment) {
  const float32x4 minus_high = -(fragment + SHUFFLE(fragment, fragment, 1, 1, 1, 1));
  return SHUFFLE(fragment, minus_high, 0, 4, 2, 3);
}

// Returns the union of two extents.
INLINE float32x4 join_extents(float32x4 extent, float32x4 other) {
  const float32x4 sum = extent + other, low = min_f32x4(extent, other);
  return SHUFFLE(low, sum, 0, 1, 6, 7);
}

// The extent of no fragments, the neutral element of the union.
#define EMPTY_EXTENT ((float32x4){0x1p30f, 0x1p30f, 0, 0})

// Stores the index of the edge that crosses the rows from ..< to completely. Writes sixteen rows at a time, also beyond
// the last one, for which there is space: no later row has such an edge yet.
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
    row->extent = join_extents(row->extent, fragment_extent(fragment));
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

// Four edges: the fragment of each in the row where it begins, and after it the one in the next row; the extents of
// both, empty if the edge does not reach the next row; where it begins, in rows from the batch's first; and how many
// fragments it has.
typedef struct {
  float32x8 fragments[4], extents[4];
  int32_t row[4], fragment_count[4], is_long[4];
} split_edges_x4;

// Transposes four vectors, each with one value of four edges' first parts and of their second parts, to four values of
// both parts for each edge.
INLINE void transpose_parts(
    float32x8 to[4], float32x8 a, float32x8 b, float32x8 c, float32x8 d) {
  const float32x8 low_ab = SHUFFLE(a, b, 0, 8, 1, 9, 4, 12, 5, 13);
  const float32x8 high_ab = SHUFFLE(a, b, 2, 10, 3, 11, 6, 14, 7, 15);
  const float32x8 low_cd = SHUFFLE(c, d, 0, 8, 1, 9, 4, 12, 5, 13);
  const float32x8 high_cd = SHUFFLE(c, d, 2, 10, 3, 11, 6, 14, 7, 15);
  to[0] = SHUFFLE(low_ab, low_cd, 0, 1, 8, 9, 4, 5, 12, 13);
  to[1] = SHUFFLE(low_ab, low_cd, 2, 3, 10, 11, 6, 7, 14, 15);
  to[2] = SHUFFLE(high_ab, high_cd, 0, 1, 8, 9, 4, 5, 12, 13);
  to[3] = SHUFFLE(high_ab, high_cd, 2, 3, 10, 11, 6, 7, 14, 15);
}

// Splits four edges in a batch that begins at row y. The first four lanes of vectors of eight have the edges' parts in
// the rows where they begin, the last four those in the next rows.
INLINE void split_edges(split_edges_x4 *split, const float32x4 edges[4], int32_t y) {
  float32x4 parts[4];
  transpose_f32x4(parts, edges[0], edges[1], edges[2], edges[3]);
  const float32x4 top = parts[0], bottom = parts[1];
  const float32x8 top_twice = JOIN_8(parts[0], parts[0]), x = JOIN_8(parts[2], parts[2]);
  const float32x8 slope = JOIN_8(parts[3], parts[3]);
  const float32x4 from_y = max_f32x4(top, (float32x4){0} + (float)y);
  const int32x4 truncated = __builtin_convertvector(from_y, int32x4);
  // A truncated number below 0 is one too high; true is -1.
  const int32x4 row = truncated + (from_y < __builtin_convertvector(truncated, float32x4));
  const float32x4 row_y = __builtin_convertvector(row, float32x4), border = row_y + 1;
  const int32x4 reaches_next = bottom >= border;
  const int32x4 first_row = row - y, fragment_count = 1 - reaches_next;
  const int32x4 is_long = (bottom >= border + 1) | ((top <= row_y) & reaches_next);
  memcpy(split->row, &first_row, sizeof first_row);
  memcpy(split->fragment_count, &fragment_count, sizeof fragment_count);
  memcpy(split->is_long, &is_long, sizeof is_long);
  const float32x8 from = JOIN_8(from_y, border), to = JOIN_8(min_f32x4(bottom, border), bottom);
  const float32x8 from_x = ROUND_X(x + (from - top_twice) * slope);
  const float32x8 to_x = ROUND_X(x + (to - top_twice) * slope), height = to - from;
  const float32x8 low = min_f32x8(from_x, to_x), width = max_f32x8(from_x, to_x) - low;
  const float32x8 rate = 0.5f * height / max_f32x8(width, (float32x8){0} + 0x1p-20f);
  transpose_parts(split->fragments, low, width, height, rate);
  const int32x8 exists = JOIN_8((int32x4){0} - 1, reaches_next);
  const float32x8 nothing = (float32x8){0} + 0x1p30f;
  const float32x8 extent_low = SELECT(float32x8, int32x8, exists, low, nothing);
  const float32x8 minus_high = SELECT(float32x8, int32x8, exists, -(low + width), nothing);
  const float32x8 extent_height = (float32x8)(exists & (int32x8)height);
  transpose_parts(split->extents, extent_low, minus_high, extent_height, extent_height);
}

// Loads the edges from an index on, if there are four, else the last four; returns the index of the first one.
INLINE int32_t load_last_edges(
    float32x4 four[4], const craster_edge *edges, int32_t at, int32_t edge_count) {
  if (edge_count < 4) {
    for (int32_t k = 0; k < 4; k++) {
      memcpy(&four[k], &edges[min_int(k, edge_count - 1)], sizeof four[k]);
    }
    return 0;
  }
  const int32_t first = min_int(at, edge_count - 4);
  for (int32_t k = 0; k < 4; k++) memcpy(&four[k], &edges[first + k], sizeof four[k]);
  return first;
}

// Splits a chain for the rows from y to `end`, which continue where the last batch ended.
//
// Most edges lie in one row or in two. Both fragments are computed, and the second counts if it
// exists: so there are no unpredictable branches, and no edge waits for the one before. Each leaves
// the row after its own ready for further fragments.
INLINE void split_chain(chain_rows *chain, int32_t y, int32_t end) {
  const craster_edge *edges = chain->edges;
  const int32_t edge_count = chain->count, row_count = end - y;
  const row_fragments empty = {EMPTY_EXTENT, 0, 0};
  int32_t at = chain->cursor, count = 0;
  while (at + 4 < edge_count && edges[at + 3].bottom <= (float)y) at += 4;
  while (at < edge_count && edges[at].bottom <= (float)y) at++;
  // Most shapes have few rows, for which no function is called.
  memset(chain->long_edge, 0xff, 16 * sizeof chain->long_edge[0]);
  if (row_count > 16) {
    memset(chain->long_edge + 16, 0xff, (ROW_BATCH - 16) * sizeof chain->long_edge[0]);
  }
  const float first = at < edge_count ? max_float(edges[at].top, (float)y) : (float)end;
  // Rows before this one are complete, or ready for their first fragment.
  int32_t ready = y;
  for (; ready < end && (float)ready <= first; ready++) chain->rows[ready - y] = empty;
  while (at < edge_count) {
    float32x4 four[4];
    split_edges_x4 split;
    const int32_t loaded = load_last_edges(four, edges, at, edge_count);
    split_edges(&split, four, y);
    const int32_t loaded_count = min_int(edge_count - loaded, 4);
    for (int32_t k = at - loaded; k < loaded_count; k++) {
      const int32_t row = split.row[k];
      if (row >= row_count) {
        at = loaded + k;
        goto done;
      }
      if (split.is_long[k]) {
        count = split_long_edge(chain, loaded + k, y + row, y, end, count);
        ready = floor_to_int(min_float(edges[loaded + k].bottom, (float)end)) + 1;
        continue;
      }
      row_fragments *entry = chain->rows + row;
      memcpy(&chain->fragments[count], &split.fragments[k], sizeof split.fragments[k]);
      entry->extent = join_extents(entry->extent, LOW_HALF_8(split.extents[k]));
      entry->last = count + 1;
      entry[1].extent = HIGH_HALF_8(split.extents[k]);
      entry[1].first = count + 1;
      count += split.fragment_count[k];
      entry[1].last = count;
      ready = y + row + 2;
    }
    at = loaded + loaded_count;
  }
done:
  for (; ready < end; ready++) chain->rows[ready - y] = empty;
  chain->cursor = at > 0 ? at - 1 : 0;
}

#endif
