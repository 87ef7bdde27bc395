// Part of Snapback, under the MIT licence; see LICENSE.

// The columns between two chains in the rows of a batch, where the inside begins at the first chain and ends at the
// second: they are blended directly, without cells.

#ifndef CRASTER_SWEEP_BATCH_PAIRS_H
#define CRASTER_SWEEP_BATCH_PAIRS_H

#include "sweep_batch_chains.h"

// Adds a fragment to the areas of eight pixels: of the chain at which the inside begins, or with `is_end` of that at
// which it ends.
INLINE float32x8 add_batch_fragment(
    float32x8 area, const edge_fragment *fragment, float32x8 columns, const int is_end) {
  const float32x8 start = columns - SPLAT(float32x8, fragment->low);
  const float32x8 width = SPLAT(float32x8, fragment->width);
  const float32x8 height = SPLAT(float32x8, fragment->height);
  const float32x8 rate = SPLAT(float32x8, fragment->rate);
  return is_end ? area - add_fragment_area_x8((float32x8){0}, start, width, height, rate)
                : add_fragment_area_x8(area, start, width, height, rate);
}

// The fragments of a chain in a row.
typedef struct {
  const edge_fragment *first;
  int32_t count;
} fragment_list;

// Blends the pixels from x to `end`, in steps of eight. Their coverage is `base`, plus the areas of the fragments
// `gained`, minus those of `lost`.
INLINE void blend_pair_columns(
    const row_output *output, int32_t x, int32_t end, float base, fragment_list gained,
    fragment_list lost) {
  do {
    const float32x8 columns = (float)x + (float32x8){0, 1, 2, 3, 4, 5, 6, 7};
    float32x8 area = SPLAT(float32x8, base);
    for (int32_t i = 0; i < gained.count; i++) {
      area = add_batch_fragment(area, &gained.first[i], columns, 0);
    }
    for (int32_t i = 0; i < lost.count; i++) {
      area = add_batch_fragment(area, &lost.first[i], columns, 1);
    }
    const uint16x16 pixels = blend_ink_coverage_x8(
        load_pixels_x8(output->row + x), coverage_from_area_x8(area), &output->lanes);
    memcpy(output->row + x, &pixels, sizeof pixels);
    x += 8;
  } while (x < end);
}

// The columns between two chains in each of eight rows of a batch. From `begin` to `middle` there are steps of eight
// pixels with the first chain's fragments, then fully covered columns up to `from`, then steps up to `last` with the
// second chain's fragments. If the chains share steps (`is_shared`), the steps from `begin` to `middle` have the
// fragments of both. `is_crowded` is whether a chain has more edges than the fragments in `batch_rows`.
typedef struct {
  int32_t begin[8], middle[8], from[8], last[8], is_shared[8], is_crowded[8];
} pair_columns;

INLINE int32x8 load_rows_x8(const int32_t *rows) {
  int32x8 eight;
  memcpy(&eight, rows, sizeof eight);
  return eight;
}

INLINE int32x8 end_of_blocks_x8(int32x8 low, int32x8 high) { return low + ((high - low + 7) & -8); }

// The maximum number of edges of a chain in a row for which a pair of chains is blended directly.
enum { MAX_PAIR_EDGES = 16 };

// Returns the number of a chain's edges in eight rows, or one more.
INLINE int32x8 count_row_edges(const batch_rows *rows, int32_t at) {
  const int32x8 bytes = load_rows_x8(rows->edge + at + 1) - load_rows_x8(rows->edge + at);
  return bytes / (int32_t)sizeof(craster_edge) + 1;
}

// Whether adding a number of fragments, at least two, one by one is cheaper than accumulating them in cells.
INLINE int32x8 are_few_fragments(int32x8 count, int32x8 low, int32x8 high) {
  return count * (high - low + 7) <= 8 * MAX_FRAGMENTS_PER_PIXEL;
}

// Finds the columns between two chains in the eight rows from `at` on. `next` is the chain to the right of both, or
// null. Returns a mask of the regular rows: those in which the two chains share no cells with each other, no step of
// eight pixels with `next`, and are not clipped.
INLINE int32x8 find_pair_columns(
    pair_columns *found, const batch_rows *one, const batch_rows *other, const batch_rows *next,
    int32_t at, const row_output *output) {
  const int32x8 low = load_rows_x8(one->low + at), high = -load_rows_x8(one->minus_high + at);
  const int32x8 end_low = load_rows_x8(other->low + at);
  const int32x8 end_high = -load_rows_x8(other->minus_high + at);
  const int32x8 done = end_of_blocks_x8(low, high), is_shared = end_low < done;
  const int32x8 own_from = SELECT(int32x8, int32x8, end_low - done < 8, done, end_low);
  const int32x8 from = SELECT(int32x8, int32x8, is_shared, low, own_from);
  const int32x8 last = end_of_blocks_x8(from, end_high);
  const int32x8 middle = SELECT(int32x8, int32x8, is_shared, last, done);
  const int32x8 gained = count_row_edges(one, at), lost = count_row_edges(other, at);
  const int32x8 is_crowded = (gained > 2) | (lost > 2);
  int32x8 is_regular = (end_low >= high) & (low >= output->left) & (last <= output->right)
      & (gained <= MAX_PAIR_EDGES) & (lost <= MAX_PAIR_EDGES)
      & are_few_fragments(gained + 1, low, high)
      & are_few_fragments(gained + lost + 2, from, end_high);
  if (next) is_regular &= load_rows_x8(next->low + at) >= last;
  memcpy(found->begin, &low, sizeof low);
  memcpy(found->middle, &middle, sizeof middle);
  memcpy(found->from, &from, sizeof from);
  memcpy(found->last, &last, sizeof last);
  memcpy(found->is_shared, &is_shared, sizeof is_shared);
  memcpy(found->is_crowded, &is_crowded, sizeof is_crowded);
  return is_regular;
}

// Outputs the columns between two chains in row k of the eight.
INLINE void blend_pair(
    const pair_columns *columns, int32_t k, fragment_list gained, fragment_list lost,
    const row_output *output) {
  const fragment_list none = {0};
  const int32_t begin = columns->begin[k], middle = columns->middle[k];
  if (columns->is_shared[k]) {
    blend_pair_columns(output, begin, middle, 0, gained, lost);
    return;
  }
  blend_pair_columns(output, begin, middle, 0, gained, none);
  const int32_t from = columns->from[k];
  if (middle < from) blend_full_columns(output, middle, from);
  blend_pair_columns(output, from, columns->last[k], 1, none, lost);
}

// Returns the fragments of all edges of a chain in row `at` of a batch.
INLINE fragment_list list_fragments(
    edge_fragment fragments[MAX_PAIR_EDGES], const batch_chain *chain, const batch_rows *rows,
    int32_t at, float row) {
  int32_t count = 0;
  const craster_edge *edge = first_row_edge(chain, rows, at);
  for (; edge < chain->end && edge->top < row + 1; edge++) {
    const float top = max_float(edge->top, row), bottom = min_float(edge->bottom, row + 1);
    fragments[count++] =
        make_part_fragment(edge, edge_x(edge, top), edge_x(edge, bottom), bottom - top);
  }
  return (fragment_list){fragments, count};
}

// Outputs the columns between two chains, of which one has more edges than the fragments in `batch_rows`.
static void blend_crowded_pair(
    const craster_sweep *sweep, const int32_t pair[2], const pair_columns *columns, int32_t k,
    int32_t at, float row, const row_output *output) {
  edge_fragment fragments[2][MAX_PAIR_EDGES];
  fragment_list lists[2];
  for (int32_t i = 0; i < 2; i++) {
    const int32_t slot = pair[i];
    lists[i] = list_fragments(
        fragments[i], &sweep->batch_chains[slot], &sweep->batch_rows[slot], at, row);
  }
  blend_pair(columns, k, lists[0], lists[1], output);
}

// Outputs the columns between two chains, given by their slots, in row `at` of a batch, which is row k of `columns`.
INLINE void fill_pair(
    const craster_sweep *sweep, const int32_t pair[2], const pair_columns *columns, int32_t k,
    int32_t at, float row, const row_output *output) {
  if (columns->is_crowded[k]) {
    blend_crowded_pair(sweep, pair, columns, k, at, row, output);
    return;
  }
  const fragment_list gained = {sweep->batch_rows[pair[0]].fragments[at], 2};
  const fragment_list lost = {sweep->batch_rows[pair[1]].fragments[at], 2};
  blend_pair(columns, k, gained, lost, output);
}

#endif
