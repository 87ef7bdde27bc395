// Part of Snapback, under the MIT licence; see LICENSE.

// The chains of a batch of rows: each chain is split into the fragments of all rows, four rows at a time, and the
// chains of each row are sorted from left to right.

#ifndef CRASTER_SWEEP_BATCH_CHAINS_H
#define CRASTER_SWEEP_BATCH_CHAINS_H

#include "chain_rows.h"
#include "sweep_chains.h"
#include "sweep_rows.h"

// Finds the first edge of a chain in each row from y to `end`, and in the row after these. Stores the first row that
// the chain touches in `*top`, and returns the row after the last one, limited to the batch; both are counted from y.
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
    // The rows before `after` begin above the edge's bottom.
    const int32_t after =
        min_int(truncated + (edge->bottom > (float)truncated) - y, row_count + 1);
    // Most edges are the first one in at most two rows: both are written without a branch, and a second one that is
    // wrong is overwritten by the next edge.
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

// Finds the cells and the fragments of a chain in four rows, from `at` on, of a batch that begins at row y. The first
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

// Returns the first edge of a chain in a row.
INLINE const craster_edge *first_row_edge(
    const batch_chain *chain, const batch_rows *rows, int32_t at) {
  return (const craster_edge *)((const char *)chain->first + rows->edge[at]);
}

// Whether a chain may have more edges in a row than `rows->fragments` has room for.
INLINE int has_more_edges(const batch_rows *rows, int32_t at) {
  return rows->edge[at + 1] - rows->edge[at] > (int32_t)sizeof(craster_edge);
}

// Extends the cells of a row with more edges by the cells that the further edges touch.
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

// Splits a chain into the fragments of the rows from y to `end`.
INLINE void split_batch_chain(
    batch_rows *rows, batch_chain *chain, int32_t y, int32_t end, float width) {
  int32_t top;
  const int32_t after = find_row_edges(rows->edge, &top, chain, y, end);
  for (int32_t at = top; at < after; at += 4) split_rows(rows, chain, at, y, width);
  for (int32_t at = top; at < after; at++) {
    if (has_more_edges(rows, at)) add_row_cells(rows, chain, at, (float)(y + at), width);
  }
}

// Stores a chain in a slot of the batch. `edge` is an edge of the chain from which the search for the first edge of the
// batch starts.
INLINE void add_batch_chain(
    craster_sweep *sweep, const craster_edge *edge, int32_t index, int32_t slot) {
  const craster_chain *chain = &sweep->outline[index];
  const craster_edge *first = sweep->edges + chain->first, *end = sweep->edges + chain->end;
  sweep->batch_chains[slot] = (batch_chain){
    .first = first, .edge = edge, .next_edge = edge, .end = end, .top = first->top,
    .bottom = end[-1].bottom, .winding = chain->sign > 0 ? 1 : -1, .index = index};
}

// Prepares the rows from y to `end` with the chains that are active before row y and those that begin in these rows.
// Returns 0, and changes nothing, if there are more than `max_batch_chains`.
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

#endif
