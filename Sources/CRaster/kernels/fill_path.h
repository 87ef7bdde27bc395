// Part of Snapback, under the MIT licence; see LICENSE.

// General outlines, whose polygons may overlap and cross, row by row.
//
// In each row, chains that touch common cells form a group. If some of them start or end within the
// row, it extends until the winding number to its right is the same over the height of the row.
// Usually a group is one chain, which changes between inside and outside or does not;
// sweep_crossings.h has the others. A row depends on the outline alone, so that clipping changes no
// pixel that it leaves.

#ifndef CRASTER_FILL_PATH_H
#define CRASTER_FILL_PATH_H

#include "sweep_batches.h"
#include "sweep_chains.h"
#include "sweep_straight.h"

// Outputs a row of active chains, from left to right; returns the number of spans.
INLINE int32_t output_row(craster_sweep *sweep, float row, const row_output *output) {
  const active_chain *chain = sweep->actives, *end = chain + sweep->active_count;
  int32_t winding = 0;
  row_state state = {0};
  while (chain < end) {
    const active_chain *first = chain;
    const int32_t low = chain->low, winding_before = winding;
    begin_group(sweep, &state, low, output);
    int64_t unmatched_tops = 0, unmatched_bottoms = 0;
    int32_t high = 0;
    do {
      high = max_int(chain->high, high);
      unmatched_tops += chain->top > row ? chain->winding * height_key(chain->top) : 0;
      unmatched_bottoms += chain->bottom < row + 1 ? chain->winding * height_key(chain->bottom) : 0;
      winding += chain->top > row ? 0 : chain->winding;
      chain++;
    } while (chain < end
             && (chain->low < high || unmatched_tops != 0 || unmatched_bottoms != 0));
    const int is_inside_after = is_winding_inside(sweep, winding);
    if (chain - first == 1) {
      if (is_inside_after == state.is_inside) continue;
      add_lone_chain(sweep, first, row, is_inside_after ? 1 : -1);
    } else {
      const chain_group group = {first, chain};
      int has_edge;
      if (chain - first > 2 || !add_straight_pair(sweep, first, winding_before, &has_edge)) {
        has_edge = add_group(sweep, &group, row, winding_before);
      }
      if (!has_edge) continue;
    }
    end_group(sweep, &state, low, high, is_inside_after, output);
  }
  end_row(sweep, &state, output);
  return state.span_count;
}

static int32_t sweep_row(craster_sweep *sweep, int32_t y, const craster_span **spans) {
  const row_output output = {0};
  *spans = sweep->spans;
  activate_chains(sweep, (float)y);
  advance_chains(sweep, (float)y);
  return output_row(sweep, (float)y, &output);
}

// Whether every active chain that goes on has one edge across at least MIN_STRAIGHT_ROWS rows from y on.
INLINE int may_be_straight(const craster_sweep *sweep, int32_t y) {
  if (sweep->active_count == 0 || sweep->active_count > MAX_STRAIGHT_EDGES) return 0;
  for (int32_t i = 0; i < sweep->active_count; i++) {
    const active_chain *chain = &sweep->actives[i];
    const craster_edge *edge = chain->next_edge;
    while (edge < chain->end && edge->bottom <= (float)y) edge++;
    if (edge < chain->end
        && (edge->top > (float)y || edge->bottom < (float)(y + MIN_STRAIGHT_ROWS))) {
      return 0;
    }
  }
  return 1;
}

static void fill_path(craster_sweep *sweep, const craster_rows *rows, const craster_ink *ink) {
  row_output output = {
    .row = rows->first, .left = rows->left, .right = rows->right, .ink = ink,
    .lanes = splat_ink_x8(ink)};
  straight_edges straight;
  int32_t next_batch = rows->top;
  for (int32_t y = rows->top; y < rows->bottom; y++, output.row += rows->stride) {
    activate_chains(sweep, (float)y);
    if (y >= next_batch && !may_be_straight(sweep, y)) {
      const int32_t end = min_int(y + max_batch_rows, rows->bottom);
      if (fill_batch(sweep, y, end, rows->stride, &output)) {
        // The last row is counted by the loop.
        output.row -= rows->stride;
        y = end - 1;
        continue;
      }
      next_batch = end;
    }
    advance_chains(sweep, (float)y);
    if (!find_straight_edges(&straight, sweep, y, rows->bottom)) {
      output_row(sweep, (float)y, &output);
      continue;
    }
    for (;; y++, output.row += rows->stride) {
      if (straight.is_thin) {
        fill_thin_row(&straight, (float)y, &output);
      } else {
        fill_straight_row(sweep, &straight, (float)y, &output);
      }
      if (--straight.row_count == 0) break;
    }
  }
}

#endif
