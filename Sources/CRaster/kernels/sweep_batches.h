// Part of Snapback, under the MIT licence; see LICENSE.

// Batches of rows of a sweep: the chains are split into the fragments of all rows, then the rows are output, eight at a
// time where all chains form pairs that are apart. The pixels are exactly those that row by row would give.

#ifndef CRASTER_SWEEP_BATCHES_H
#define CRASTER_SWEEP_BATCHES_H

#include "sweep_batch_pairs.h"

// Adds the fragments of a chain that is alone in its cells and changes between inside and outside.
INLINE void add_batch_fragments(
    craster_sweep *sweep, const batch_chain *chain, const batch_rows *rows, int32_t at, float row,
    float sign) {
  const edge_fragment *fragments = rows->fragments[at];
  const int32_t count = sweep->fragment_count;
  if (!has_more_edges(rows, at) && count + 2 <= max_pending_fragments) {
    // Both are written, so that there is no unpredictable branch.
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

// Measures the chains `from ..< end` of a row's order by `measure_chain`, and returns them as a group.
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

// Outputs the columns between the chains i and i + 1 of a row's order, and adds their windings to `winding`, the
// winding number to the left of chain i. Returns 0, and does nothing, if they are not a pair that begins and ends the
// inside, or if other chains share their pixels.
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

// Makes the chains that continue below the batch the active ones.
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

// Outputs up to eight rows (`row_count`), from `at` on, of a batch that begins at row y: those in which all chains form
// pairs that share no pixels. Returns a mask of these rows.
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

// Fills the rows from y to `end`; `output` is that of row y. Returns 0, and changes nothing, if they have too many
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
