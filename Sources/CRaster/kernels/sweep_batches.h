// Part of Snapback, under the MIT licence; see LICENSE.

// Batches of rows of a sweep: first each chain is split into the fragments of all rows, four rows at a time, then the
// rows are output, eight at a time where all chains form pairs that are apart. The pixels are exactly those that row by
// row would give.

#ifndef CRASTER_SWEEP_BATCHES_H
#define CRASTER_SWEEP_BATCHES_H

#include "chain_rows.h"
#include "sweep_chains.h"
#include "sweep_rows.h"

// Finds the first edge of a chain in each row from y to `end`, and in the one after them; returns the first row after
// those that the chain touches, counted from y, or after the batch. The first one that it touches is `*top`.
INLINE int32_t find_row_edges(
    int32_t *row_edges, int32_t *top, batch_chain *chain, int32_t y, int32_t end) {
  const craster_edge *edge = chain->edge;
  while (edge->bottom <= (float)y) edge++;
  const int32_t row_count = end - y;
  int32_t row = floor_to_int(max_float(edge->top, (float)y)) - y;
  *top = row;
  for (; edge < chain->end && row <= row_count; edge++) {
    const int32_t offset = (int32_t)((const char *)edge - (const char *)chain->first);
    const int32_t truncated = (int32_t)edge->bottom;
    // Those rows begin above its bottom.
    const int32_t after =
        min_int(truncated + (edge->bottom > (float)truncated) - y, row_count + 1);
    // Most edges are the first one in two rows at most: the others are overwritten.
    row_edges[row] = row_edges[row + 1] = offset;
#pragma clang loop vectorize(disable) unroll(disable)
    for (int32_t k = row + 2; k < after; k++) row_edges[k] = offset;
    row = after;
  }
  const int32_t end_offset = (int32_t)((const char *)chain->end - (const char *)chain->first);
  if (row <= row_count) row_edges[row] = end_offset;
  const int32_t last_offset = end_offset - (int32_t)sizeof *edge;
  const int32_t next = min_int(row_edges[min_int(row, row_count)], last_offset);
  chain->next_edge = (const craster_edge *)((const char *)chain->first + next);
  return min_int(row, row_count);
}

INLINE int32x8 cells_from_x(float32x8 x, float width) {
  const float32x8 zero = {0};
  return __builtin_convertvector(min_f32x8(max_f32x8(x, zero), zero + width), int32x8);
}

INLINE int32x4 min_s32x4(int32x4 a, int32x4 b) { return SELECT(int32x4, int32x4, a < b, a, b); }

// Finds the cells and the fragments of a chain in the four rows from `at` on of a batch that begins at row y. The first
// four lanes of vectors of eight have the rows' first edges, the last four the edges after them.
INLINE void split_rows(
    batch_rows *rows, const batch_chain *chain, int32_t at, int32_t y, float width) {
  const int32_t size = (int32_t)sizeof *chain->first;
  const int32_t last = (int32_t)((const char *)chain->end - (const char *)chain->first) - size;
  int32x4 edge, next_row_edge;
  memcpy(&edge, rows->edge + at, sizeof edge);
  memcpy(&next_row_edge, rows->edge + at + 1, sizeof next_row_edge);
  const int32x4 limit = (int32x4){0} + last;
  const int32x4 first = min_s32x4(edge, limit), second = min_s32x4(edge + size, limit);
  float32x8 edges[4], values[4];
  for (int k = 0; k < 4; k++) {
    float32x4 one, other;
    memcpy(&one, (const char *)chain->first + first[k], sizeof one);
    memcpy(&other, (const char *)chain->first + second[k], sizeof other);
    edges[k] = JOIN_8(one, other);
  }
  transpose_parts(values, edges[0], edges[1], edges[2], edges[3]);
  const float32x8 top = values[0], bottom = values[1], x = values[2], slope = values[3];
  const float32x8 row = (float)(y + at) + (float32x8){0, 1, 2, 3, 0, 1, 2, 3};
  // The second edge begins in the row if the first one ends there, and it is not the same one.
  const int32x4 has_second =
      (next_row_edge > edge) & (edge < limit) & (HIGH_HALF_8(top) < HIGH_HALF_8(row) + 1);
  const int32x8 exists = JOIN_8((int32x4){0} - 1, has_second);
  const float32x8 from = max_f32x8(top, row), to = min_f32x8(bottom, row + 1);
  const float32x8 from_x = ROUND_X(x + (from - top) * slope);
  const float32x8 to_x = ROUND_X(x + (to - top) * slope);
  const float32x8 height = (float32x8)((int32x8)(to - from) & exists);
  // As in `make_part_fragment`.
  const float32x8 low = min_f32x8(from_x, to_x), part_width = max_f32x8(from_x, to_x) - low;
  const float32x8 part_or_row_width =
      SELECT(float32x8, int32x8, height == 1, max_f32x8(slope, -slope), part_width);
  const float32x8 rate = 0.5f * height / max_f32x8(part_or_row_width, (float32x8){0} + 0x1p-20f);
  float32x8 fragments[4];
  transpose_parts(fragments, low, part_or_row_width, height, rate);
  memcpy(rows->fragments[at], fragments, sizeof fragments);
  // Of an edge that follows another within a row, `measure_chain` does not round the x.
  const float32x8 touched = JOIN_8(LOW_HALF_8(from_x), HIGH_HALF_8(x));
  const int32x8 is_absent = ~exists & INT32_MAX;
  const int32x8 first_cell = cells_from_x(min_f32x8(touched, to_x), width) | is_absent;
  // Minus the cell after the last one is its complement.
  const int32x8 minus_high = ~cells_from_x(max_f32x8(touched, to_x), width) | is_absent;
  const int32x4 least = min_s32x4(LOW_HALF_8(first_cell), HIGH_HALF_8(first_cell));
  const int32x4 minus_greatest = min_s32x4(LOW_HALF_8(minus_high), HIGH_HALF_8(minus_high));
  memcpy(rows->low + at, &least, sizeof least);
  memcpy(rows->minus_high + at, &minus_greatest, sizeof minus_greatest);
}

// The edge of a chain that is the first one in a row.
INLINE const craster_edge *first_row_edge(
    const batch_chain *chain, const batch_rows *rows, int32_t at) {
  return (const craster_edge *)((const char *)chain->first + rows->edge[at]);
}

// Whether a chain may have more edges in a row than its fragments.
INLINE int has_more_edges(const batch_rows *rows, int32_t at) {
  return rows->edge[at + 1] - rows->edge[at] > (int32_t)sizeof(craster_edge);
}

// Adds to the cells of such a row those that its other edges touch.
INLINE void add_row_cells(
    batch_rows *rows, const batch_chain *chain, int32_t at, float row, float width) {
  float low = width, high = 0;
  for (const craster_edge *edge = first_row_edge(chain, rows, at) + 2;
       edge < chain->end && edge->top < row + 1; edge++) {
    const float x = edge_x(edge, min_float(edge->bottom, row + 1));
    low = min_float(low, min_float(edge->x, x));
    high = max_float(high, max_float(edge->x, x));
  }
  rows->low[at] = min_int(rows->low[at], (int32_t)max_float(low, 0));
  rows->minus_high[at] = min_int(rows->minus_high[at], ~(int32_t)min_float(high, width));
}

// Splits a chain for the rows from y to `end`.
INLINE void split_batch_chain(
    batch_rows *rows, batch_chain *chain, int32_t y, int32_t end, float width) {
  int32_t top;
  const int32_t after = find_row_edges(rows->edge, &top, chain, y, end);
  for (int32_t at = top; at < after; at += 4) split_rows(rows, chain, at, y, width);
  for (int32_t at = top; at < after; at++) {
    if (has_more_edges(rows, at)) add_row_cells(rows, chain, at, (float)(y + at), width);
  }
}

// Puts a chain, of which `edge` is one that does not end below row y's top, into a batch.
INLINE void add_batch_chain(
    craster_sweep *sweep, const craster_edge *edge, int32_t index, int32_t slot) {
  const craster_chain *chain = &sweep->outline[index];
  const craster_edge *first = sweep->edges + chain->first, *end = sweep->edges + chain->end;
  sweep->batch_chains[slot] = (batch_chain){
    .first = first, .edge = edge, .next_edge = edge, .end = end, .top = first->top,
    .bottom = end[-1].bottom, .winding = chain->sign > 0 ? 1 : -1, .index = index};
}

// Prepares the rows from y to `end`, which the chains that are active before row y touch, and those that begin in these
// rows. Returns 0, and changes nothing, if they are too many.
static int begin_batch(craster_sweep *sweep, int32_t y, int32_t end) {
  int32_t slots = 0;
  for (int32_t i = 0; i < sweep->active_count; i++) {
    const active_chain *active = &sweep->actives[i];
    if (active->end[-1].bottom <= (float)y) continue;
    if (slots == max_batch_chains) return 0;
    add_batch_chain(sweep, active->next_edge, active->index, slots++);
  }
  const int32_t active_count = slots;
  uint64_t events = 0;
  int32_t next = sweep->next;
  for (; next < sweep->count && chain_top(sweep, sweep->order[next]) < (float)end; next++) {
    const int32_t index = sweep->order[next];
    if (sweep->edges[sweep->outline[index].end - 1].bottom <= (float)y) continue;
    if (slots == max_batch_chains) return 0;
    add_batch_chain(sweep, first_edge_below(sweep, index, (float)y), index, slots++);
  }
  for (int32_t slot = 0; slot < slots; slot++) {
    batch_chain *chain = &sweep->batch_chains[slot];
    split_batch_chain(&sweep->batch_rows[slot], chain, y, end, (float)sweep->width);
    if (chain->top > (float)y) events |= UINT64_C(1) << (floor_to_int(chain->top) - y);
    events |= UINT64_C(1) << (floor_to_int(min_float(chain->bottom, (float)end)) - y);
  }
  for (int32_t slot = 0; slot < active_count; slot++) sweep->batch_order[slot] = slot;
  sweep->batch_active_count = sweep->batch_next = active_count;
  sweep->batch_chain_count = slots;
  sweep->batch_events = events;
  sweep->next = next;
  return 1;
}

// Removes the chains that end above a row.
INLINE void remove_batch_chains(craster_sweep *sweep, float row) {
  int32_t *order = sweep->batch_order;
  int32_t kept = 0;
  for (int32_t i = 0; i < sweep->batch_active_count; i++) {
    order[kept] = order[i];
    kept += sweep->batch_chains[order[i]].bottom > row;
  }
  sweep->batch_active_count = kept;
}

// Removes the chains that have ended above a row, adds those that begin in it, and sorts them from left to right.
INLINE void order_batch_row(craster_sweep *sweep, int32_t at, float row, const int has_events) {
  int32_t *order = sweep->batch_order;
  int32_t count = sweep->batch_active_count;
  if (has_events) {
    remove_batch_chains(sweep, row);
    count = sweep->batch_active_count;
    while (sweep->batch_next < sweep->batch_chain_count
           && sweep->batch_chains[sweep->batch_next].top < row + 1) {
      const int32_t slot = sweep->batch_next++;
      if (sweep->batch_chains[slot].bottom > row) order[count++] = slot;
    }
    sweep->batch_active_count = count;
  }
  // An insertion sort, as the order hardly changes from row to row.
  int32_t before = INT32_MIN;
  for (int32_t i = 0; i < count; i++) {
    const int32_t slot = order[i], low = sweep->batch_rows[slot].low[at];
    if (low > before) {
      before = low;
      continue;
    }
    const int32_t index = sweep->batch_chains[slot].index;
    int32_t to = i;
    for (; to > 0; to--) {
      const int32_t other = order[to - 1], other_low = sweep->batch_rows[other].low[at];
      if (other_low < low || (other_low == low && sweep->batch_chains[other].index < index)) break;
      order[to] = other;
    }
    order[to] = slot;
  }
}

// Adds the fragments of a chain that is alone in its cells and changes between inside and outside.
INLINE void add_batch_fragments(
    craster_sweep *sweep, const batch_chain *chain, const batch_rows *rows, int32_t at, float row,
    float sign) {
  const edge_fragment *fragments = rows->fragments[at];
  const int32_t count = sweep->fragment_count;
  if (!has_more_edges(rows, at) && count + 2 <= max_pending_fragments) {
    // Both, so that there is no unpredictable branch.
    sweep->fragments[count] = signed_fragment(&fragments[0], sign);
    sweep->fragments[count + 1] = signed_fragment(&fragments[1], sign);
    sweep->fragment_count = count + 1 + (fragments[1].height != 0);
    return;
  }
  const craster_edge *edge = first_row_edge(chain, rows, at);
  for (; edge < chain->end && edge->top < row + 1; edge++) {
    add_edge_part(sweep, edge, max_float(edge->top, row), min_float(edge->bottom, row + 1), sign);
  }
}

// Finds, for the chains `from ..< end` of a row's order, what `measure_chain` does, and returns them.
static chain_group measure_batch_chains(
    craster_sweep *sweep, const int32_t *order, int32_t from, int32_t end, int32_t at, float row) {
  for (int32_t i = from; i < end; i++) {
    const batch_chain *chain = &sweep->batch_chains[order[i]];
    active_chain *active = &sweep->actives[i - from];
    *active = (active_chain){
      .edge = first_row_edge(chain, &sweep->batch_rows[order[i]], at), .end = chain->end,
      .winding = chain->winding, .index = chain->index,
      .first_fragment = (i - from) * max_chain_fragments};
    measure_chain(
        active, sweep->chain_fragments + active->first_fragment, row, (float)sweep->width);
  }
  return (chain_group){sweep->actives, sweep->actives + (end - from)};
}

// Adds a fragment of a chain that begins the inside, or with `is_end` ends it, to the areas of eight pixels.
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

// Blends the pixels from x to `end`, in steps of eight: with the fraction `base`, what a chain adds, and what another
// one takes away.
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

// What lies between two chains in eight rows of a batch: steps of eight pixels from `begin` to `middle`, with the first
// chain's fragments, full columns up to `from`, and steps up to `last` with the second chain's. If both share steps,
// all of them come first. And whether either has more edges than the fragments of `batch_rows`.
typedef struct {
  int32_t begin[8], middle[8], from[8], last[8], is_shared[8], is_crowded[8];
} pair_columns;

INLINE int32x8 load_rows_x8(const int32_t *rows) {
  int32x8 eight;
  memcpy(&eight, rows, sizeof eight);
  return eight;
}

INLINE int32x8 end_of_blocks_x8(int32x8 low, int32x8 high) { return low + ((high - low + 7) & -8); }

// The most edges of a chain in a row that are added one by one here.
enum { MAX_PAIR_EDGES = 16 };

// The number of a chain's edges in rows, or one more.
INLINE int32x8 count_row_edges(const batch_rows *rows, int32_t at) {
  const int32x8 bytes = load_rows_x8(rows->edge + at + 1) - load_rows_x8(rows->edge + at);
  return bytes / (int32_t)sizeof(craster_edge) + 1;
}

// Whether a number of fragments, at least two, are added one by one rather than in cells.
INLINE int32x8 are_few_fragments(int32x8 count, int32x8 low, int32x8 high) {
  return count * (high - low + 7) <= 8 * MAX_FRAGMENTS_PER_PIXEL;
}

// Finds this for the eight rows from `at` on. Returns for which of them neither chain shares cells with another one, nor
// steps of eight pixels with the chain after them, `next` (or null), and nothing is clipped.
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

// Outputs the columns of row k of those found.
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

// The fragments of all of a chain's edges in row `at` of a batch.
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

// Outputs what lies between two chains, the slots `pair`, in row `at` of a batch, which is row k of those found.
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

// Outputs what lies between the chains i and i + 1 of a row's order, which has the given winding to its left, and adds
// their windings. Returns 0, and does nothing, if other chains share their pixels or they are no pair.
INLINE int fill_separate_pair(
    const craster_sweep *sweep, int32_t i, int32_t at, float row, int32_t *winding,
    const int has_events, const row_output *output) {
  const int32_t *order = sweep->batch_order;
  const batch_chain *chain = &sweep->batch_chains[order[i]];
  const batch_chain *other = &sweep->batch_chains[order[i + 1]];
  const int32_t between = *winding + chain->winding, sum = between + other->winding;
  if (!is_winding_inside(sweep, between) || is_winding_inside(sweep, sum)) return 0;
  if (has_events
      && (max_float(chain->top, other->top) > row
          || min_float(chain->bottom, other->bottom) < row + 1)) {
    return 0;
  }
  const batch_rows *rows = sweep->batch_rows, *one = rows + order[i], *second = rows + order[i + 1];
  const batch_rows *next = i + 2 < sweep->batch_active_count ? rows + order[i + 2] : 0;
  pair_columns columns;
  if (find_pair_columns(&columns, one, second, next, at, output)[0] == 0) return 0;
  fill_pair(sweep, order + i, &columns, 0, at, row, output);
  *winding = sum;
  return 1;
}

// Outputs a row of a batch, from left to right; see `output_row`.
INLINE void output_batch_row(
    craster_sweep *sweep, int32_t at, float row, const int has_events, const row_output *output) {
  const int32_t *order = sweep->batch_order;
  const int32_t count = sweep->batch_active_count;
  int32_t winding = 0;
  row_state state = {0};
  for (int32_t i = 0; i < count;) {
    const int32_t from = i, winding_before = winding;
    const batch_rows *first = &sweep->batch_rows[order[i]];
    const int32_t low = first->low[at];
    begin_group(sweep, &state, low, output);
    if (!state.is_inside && !state.pending.is_open && i + 1 < count
        && fill_separate_pair(sweep, i, at, row, &winding, has_events, output)) {
      i += 2;
      continue;
    }
    int64_t unmatched = 0, unmatched_bottoms = 0;
    int32_t high = 0;
    do {
      const batch_chain *chain = &sweep->batch_chains[order[i]];
      high = max_int(-sweep->batch_rows[order[i]].minus_high[at], high);
      if (has_events) {
        unmatched += chain->top > row ? chain->winding * height_key(chain->top) : 0;
        unmatched_bottoms +=
            chain->bottom < row + 1 ? chain->winding * height_key(chain->bottom) : 0;
        winding += chain->top > row ? 0 : chain->winding;
      } else {
        winding += chain->winding;
      }
      i++;
    } while (i < count
             && (sweep->batch_rows[order[i]].low[at] < high
                 || (has_events && (unmatched != 0 || unmatched_bottoms != 0))));
    const int is_inside_after = is_winding_inside(sweep, winding);
    if (i - from == 1) {
      if (is_inside_after == state.is_inside) continue;
      add_batch_fragments(
          sweep, &sweep->batch_chains[order[from]], first, at, row, is_inside_after ? 1 : -1);
    } else {
      const chain_group group = measure_batch_chains(sweep, order, from, i, at, row);
      int has_edge;
      if (i - from > 2 || !add_straight_pair(sweep, group.first, winding_before, &has_edge)) {
        has_edge = add_group(sweep, &group, row, winding_before);
      }
      if (!has_edge) continue;
    }
    end_group(sweep, &state, low, high, is_inside_after, output);
  }
  end_row(sweep, &state, output);
}

// The chains that remain become the active ones again.
static void end_batch(craster_sweep *sweep) {
  for (int32_t i = 0; i < sweep->batch_active_count; i++) {
    const batch_chain *chain = &sweep->batch_chains[sweep->batch_order[i]];
    sweep->actives[i] = (active_chain){
      .edge = chain->next_edge, .next_edge = chain->next_edge, .end = chain->end,
      .winding = chain->winding, .index = chain->index};
  }
  sweep->active_count = sweep->batch_active_count;
}

// Whether the active chains, in their order, begin and end the inside in turns.
INLINE int are_pairs(const craster_sweep *sweep) {
  if (sweep->batch_active_count % 2 != 0) return 0;
  int32_t winding = 0;
  for (int32_t i = 0; i < sweep->batch_active_count; i++) {
    winding += sweep->batch_chains[sweep->batch_order[i]].winding;
    if (is_winding_inside(sweep, winding) != (i % 2 == 0)) return 0;
  }
  return 1;
}

// Outputs those of eight rows from `at` on, in a batch that begins at row y, in which all chains form pairs that share
// no pixels; returns a bit for each. `row_count` is the number of rows.
INLINE uint32_t fill_pairs(
    const craster_sweep *sweep, int32_t y, int32_t at, int32_t row_count, ptrdiff_t stride,
    row_output *output) {
  const int32_t *order = sweep->batch_order;
  const int32_t count = sweep->batch_active_count;
  pair_columns columns[max_batch_chains / 2];
  int32x8 is_regular = (int32x8){0, 1, 2, 3, 4, 5, 6, 7} < row_count;
  for (int32_t i = 0; i < count; i += 2) {
    const batch_rows *rows = sweep->batch_rows, *next = i + 2 < count ? rows + order[i + 2] : 0;
    is_regular &= find_pair_columns(
        &columns[i / 2], rows + order[i], rows + order[i + 1], next, at, output);
  }
  const uint32_t regular = bits_from_mask_x8(is_regular);
  uint32_t *const first = output->row;
  for (int32_t i = 0; i < count; i += 2) {
    for (uint32_t rest = regular; rest != 0; rest &= rest - 1) {
      const int32_t k = __builtin_ctz(rest);
      output->row = first + k * stride;
      fill_pair(sweep, order + i, &columns[i / 2], k, at + k, (float)(y + at + k), output);
    }
  }
  output->row = first;
  return regular;
}

// Fills the rows from y to `end`, whose first one `output` has. Returns 0, and changes nothing, if they have too many
// chains.
static int fill_batch(
    craster_sweep *sweep, int32_t y, int32_t end, ptrdiff_t stride, row_output *output) {
  if (!begin_batch(sweep, y, end)) return 0;
  int has_pairs = are_pairs(sweep);
  for (int32_t at = 0; at < end - y;) {
    if (sweep->batch_events >> at & 1) {
      order_batch_row(sweep, at, (float)(y + at), 1);
      output_batch_row(sweep, at, (float)(y + at), 1, output);
      remove_batch_chains(sweep, (float)(y + at + 1));
      has_pairs = are_pairs(sweep);
      at++;
      output->row += stride;
      continue;
    }
    // Up to eight rows before the next one with events.
    const uint64_t events = sweep->batch_events >> at | UINT64_C(1) << min_int(8, end - y - at);
    const int32_t count = __builtin_ctzll(events);
    const uint32_t filled = has_pairs ? fill_pairs(sweep, y, at, count, stride, output) : 0;
    for (int32_t k = 0; k < count; k++, at++, output->row += stride) {
      if (filled >> k & 1) continue;
      order_batch_row(sweep, at, (float)(y + at), 0);
      output_batch_row(sweep, at, (float)(y + at), 0, output);
    }
    if (filled + 1 != 1u << count) has_pairs = are_pairs(sweep);
  }
  end_batch(sweep);
  return 1;
}

#endif
