// Part of Snapback, under the MIT licence; see LICENSE.

// The memory of a sweep over a general outline: shared by sweep.c, which is plain C, and by the
// kernels that find and fill its rows.

#ifndef CRASTER_SWEEP_H
#define CRASTER_SWEEP_H

#include "common.h"
#include "include/CRasterKernels.h"

// An edge fragment: the part of an edge within one row, with its least x, its width, its height
// (signed) and its area rate (see edges.h).
typedef struct {
  float low, width, height, rate;
} edge_fragment;

// The most fragments of a chain in one row that are stored while it is measured.
enum { max_chain_fragments = 4 };

// A chain that may touch the current row.
typedef struct {
  // The edge in which the row begins, the one in which the next row begins, and the end of the chain.
  const craster_edge *edge, *next_edge, *end;
  // The cells it touches, low ..< high.
  int32_t low, high;
  int32_t winding;
  // Its index among the outline's chains; decides the order of chains with the same `low`.
  int32_t index;
  // Where it begins and ends within the row.
  float top, bottom;
  // Its x at the row's top and bottom, if it is a single edge between them (`is_straight`).
  float top_x, bottom_x;
  int16_t is_straight;
  // The number of its fragments in the row, at most one more than are stored, and the index of the first in
  // `chain_fragments`.
  int16_t fragment_count;
  int32_t first_fragment;
} active_chain;

// A chain in a horizontal slab of a row: its edges at the slab's top and at its middle, and its x
// there.
typedef struct {
  const active_chain *chain;
  const craster_edge *top_edge, *middle_edge;
  float middle_x;
} slab_chain;

// More pending fragments than `max_pending_fragments` are accumulated in cells. Others are added by blocks, after whose
// last fragment there may be empty ones.
enum { max_pending_fragments = 24, fragment_block = 2 };

// The most rows and chains of a batch of rows.
enum { max_batch_rows = 32, max_batch_chains = 64 };

// A chain in the rows of a batch: the first cell it touches, and minus the one after the last; the first of its edges
// that ends below the row's top, in bytes from the chain's first one (or the end); and the fragments of that edge
// and of the one after it, whose height is 0 if it does not begin in the row. Eight rows may be read from any row on.
enum { batch_row_capacity = max_batch_rows + 8 };
typedef struct {
  int32_t low[batch_row_capacity], minus_high[batch_row_capacity], edge[batch_row_capacity + 1];
  edge_fragment fragments[batch_row_capacity][2];
} batch_rows;

// A chain in a batch of rows: its first edge, the one in which a batch begins, the one in which or after which the next
// batch begins, and the end; and the heights at which it begins and ends.
typedef struct {
  const craster_edge *first, *edge, *next_edge, *end;
  float top, bottom;
  int32_t winding, index;
} batch_chain;

struct craster_sweep {
  int32_t width, chain_capacity;
  active_chain *actives;
  // The fragments of the active chains in the current row, `max_chain_fragments` for each.
  edge_fragment *chain_fragments;
  slab_chain *slab;
  int32_t *order;
  craster_span *spans;
  uint16_t *coverage;
  // The changes of coverage in a group of chains; all 0 between groups.
  float *cells;

  // The current outline, the next of its chains in `order`, and the number of active ones.
  const craster_edge *edges;
  const craster_chain *outline;
  int32_t count, next, active_count;
  // Those bits of a winding number of which one is set inside: all, or by the even-odd rule the lowest.
  int32_t inside_bits;

  // The fragments of the current group of chains, or whether they are in cells already.
  int32_t fragment_count, is_in_cells;
  edge_fragment fragments[max_pending_fragments + fragment_block];

  // The current batch of rows: its chains, of which those from `batch_next` on have not begun yet, and their rows; the
  // order of the active chains from left to right; and a bit for each row in which chains begin or end.
  int32_t batch_chain_count, batch_next, batch_active_count;
  uint64_t batch_events;
  int32_t batch_order[max_batch_chains];
  batch_chain batch_chains[max_batch_chains];
  batch_rows batch_rows[max_batch_chains];
};

INLINE float chain_top(const craster_sweep *sweep, int32_t chain) {
  return sweep->edges[sweep->outline[chain].first].top;
}

#endif
