// Part of Snapback, under the MIT licence; see LICENSE.

// Batches of rows of a sweep: first each chain is split into the fragments of all rows, four edges at a time, then the
// rows are output. The pixels are exactly those that row by row would give.

#ifndef CRASTER_SWEEP_BATCHES_H
#define CRASTER_SWEEP_BATCHES_H

#include "chain_rows.h"
#include "sweep_chains.h"
#include "sweep_rows.h"

// Four edges: the fragment of each in the row where it begins, or in the first row of the batch, and the one in the
// next row; and the cells of both, as in `batch_row`. Where an edge does not reach the next row, those are large.
typedef struct {
  float32x8 fragments[4];
  int32x4 cells[4];
  int32x4 row, reaches_next, is_long;
} batch_edges_x4;

INLINE int32x8 cells_from_x(float32x8 x, float width) {
  const float32x8 zero = {0};
  return __builtin_convertvector(min_f32x8(max_f32x8(x, zero), zero + width), int32x8);
}

// Splits four edges of a chain in a batch that begins at row y. `is_first` is -1 for the chain's first edge. The first
// four lanes of vectors of eight have an edge's part in the row where it begins, the last four the one in the next row.
INLINE void split_batch_edges(
    batch_edges_x4 *split, const float32x4 edges[4], float y, float width, int32x4 is_first) {
  float32x4 parts[4];
  transpose_f32x4(parts, edges[0], edges[1], edges[2], edges[3]);
  const float32x4 top = parts[0], bottom = parts[1];
  const float32x8 top_twice = JOIN_8(parts[0], parts[0]), x = JOIN_8(parts[2], parts[2]);
  const float32x8 slope = JOIN_8(parts[3], parts[3]);
  const float32x4 from_y = max_f32x4(top, (float32x4){0} + y);
  const int32x4 truncated = __builtin_convertvector(from_y, int32x4);
  // A truncated number below 0 is one too high; true is -1.
  split->row = truncated + (from_y < __builtin_convertvector(truncated, float32x4));
  const float32x4 row = __builtin_convertvector(split->row, float32x4), border = row + 1;
  const int32x4 reaches_next = bottom > border, is_later = (top > row) & ~is_first;
  split->reaches_next = reaches_next;
  split->is_long = bottom > border + 1;
  const float32x8 from = JOIN_8(from_y, border);
  const float32x8 to = JOIN_8(min_f32x4(bottom, border), min_f32x4(bottom, border + 1));
  const float32x8 from_x = ROUND_X(x + (from - top_twice) * slope);
  const float32x8 to_x = ROUND_X(x + (to - top_twice) * slope), height = to - from;
  // The parts as in `make_part_fragment`.
  const float32x8 low = min_f32x8(from_x, to_x), part_width = max_f32x8(from_x, to_x) - low;
  const float32x8 part_or_row_width =
      SELECT(float32x8, int32x8, height == 1, max_f32x8(slope, -slope), part_width);
  const float32x8 rate = 0.5f * height / max_f32x8(part_or_row_width, (float32x8){0} + 0x1p-20f);
  transpose_parts(split->fragments, low, part_or_row_width, height, rate);
  // Of an edge that follows another within a row, `measure_chain` does not round the x.
  const int32x4 zero = {0};
  const float32x8 touched = SELECT(float32x8, int32x8, JOIN_8(is_later, zero), x, from_x);
  const int32x8 is_absent = JOIN_8(zero, ~reaches_next & INT32_MAX);
  const int32x8 first_cell = cells_from_x(min_f32x8(touched, to_x), width) | is_absent;
  // Minus the cell after the last one is its complement.
  const int32x8 minus_high = ~cells_from_x(max_f32x8(touched, to_x), width) | is_absent;
  const int32x8 low_cells = SHUFFLE(first_cell, minus_high, 0, 8, 4, 12, 1, 9, 5, 13);
  const int32x8 high_cells = SHUFFLE(first_cell, minus_high, 2, 10, 6, 14, 3, 11, 7, 15);
  memcpy(split->cells, &low_cells, sizeof low_cells);
  memcpy(split->cells + 2, &high_cells, sizeof high_cells);
}

// The rows from `row` to before `end` that an edge of a chain crosses after its first two in a batch.
INLINE int32_t split_long_batch_edge(
    craster_sweep *sweep, const craster_edge *edge, batch_row *at, int32_t row, int32_t end,
    int32_t count) {
  const float width = (float)sweep->width, bottom = edge->bottom;
  float from = edge_x(edge, (float)row);
  for (; row < end && bottom > (float)row; row++, at++) {
    const float end_y = min_float(bottom, (float)row + 1), to = edge_x(edge, end_y);
    sweep->batch_fragments[count++] = make_part_fragment(edge, from, to, end_y - (float)row);
    const float low = min_float(from, to), high = max_float(from, to);
    at->low = (int32_t)min_float(max_float(low, 0), width);
    at->minus_high = ~(int32_t)min_float(max_float(high, 0), width);
    at[1].first = count;
    from = to;
  }
  at->low = at->minus_high = INT32_MAX;
  return count;
}

// Splits a chain for the rows from y to `end`, and appends its fragments after `count` others; returns the new count,
// or -1 if there is no space. Each edge leaves the row after its own ready for further fragments.
INLINE int32_t split_batch_chain(
    craster_sweep *sweep, batch_chain *chain, batch_row *rows, int32_t y, int32_t end,
    int32_t count) {
  const craster_edge *edge = chain->edge;
  while (edge->bottom <= (float)y) edge++;
  chain->edge = edge;
  const float width = (float)sweep->width;
  batch_row *top = rows + (floor_to_int(max_float(edge->top, (float)y)) - y);
  *top = (batch_row){INT32_MAX, INT32_MAX, count};
  while (edge < chain->end) {
    if (count > max_batch_fragments - 4 * (max_batch_rows + 2)) return -1;
    const int64_t rest = chain->end - edge;
    float32x4 four[4];
    for (int32_t k = 0; k < 4; k++) {
      memcpy(&four[k], &edge[k < rest ? k : rest - 1], sizeof four[k]);
    }
    batch_edges_x4 split;
    const int32x4 is_first = {edge == chain->first ? -1 : 0, 0, 0, 0};
    split_batch_edges(&split, four, (float)y, width, is_first);
    for (int32_t k = 0; k < 4 && k < rest; k++, edge++) {
      const int32_t row = split.row[k];
      if (row >= end) {
        // The edge before may reach further.
        if (edge > chain->edge) chain->next_edge = edge - 1;
        return count;
      }
      batch_row *at = rows + (row - y);
      memcpy(&sweep->batch_fragments[count], &split.fragments[k], sizeof split.fragments[k]);
      int32_t cells[4];
      memcpy(cells, &split.cells[k], sizeof cells);
      at->low = min_int(at->low, cells[0]);
      at->minus_high = min_int(at->minus_high, cells[1]);
      at[1] = (batch_row){cells[2], cells[3], count + 1};
      count += 1 - split.reaches_next[k];
      // An edge may end exactly at the end of its second row.
      at[2] = (batch_row){INT32_MAX, INT32_MAX, count};
      if (split.is_long[k]) {
        count = split_long_batch_edge(sweep, edge, at + 2, row + 2, end, count);
      }
    }
  }
  chain->next_edge = edge - 1;
  return count;
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
  // The first row adds the chains that have begun above it.
  uint64_t events = 1;
  int32_t next = sweep->next;
  for (; next < sweep->count && chain_top(sweep, sweep->order[next]) < (float)end; next++) {
    const int32_t index = sweep->order[next];
    if (sweep->edges[sweep->outline[index].end - 1].bottom <= (float)y) continue;
    if (slots == max_batch_chains) return 0;
    add_batch_chain(sweep, first_edge_below(sweep, index, (float)y), index, slots++);
  }
  int32_t count = 0;
  for (int32_t slot = 0; slot < slots; slot++) {
    batch_chain *chain = &sweep->batch_chains[slot];
    count = split_batch_chain(sweep, chain, sweep->batch_rows[slot], y, end, count);
    if (count < 0) return 0;
    if (chain->top > (float)y) events |= UINT64_C(1) << (floor_to_int(chain->top) - y);
    // The row in which a chain ends, and the one in which it is removed.
    const int32_t last = floor_to_int(min_float(chain->bottom, (float)end)) - y;
    events |= UINT64_C(3) << last;
  }
  for (int32_t slot = 0; slot < active_count; slot++) sweep->batch_order[slot] = slot;
  sweep->batch_active_count = sweep->batch_next = active_count;
  sweep->batch_chain_count = slots;
  sweep->batch_events = events;
  sweep->next = next;
  return 1;
}

// Removes the chains that have ended above a row, adds those that begin in it, and sorts them from left to right.
INLINE void order_batch_row(craster_sweep *sweep, int32_t at, float row, const int has_events) {
  int32_t *order = sweep->batch_order;
  int32_t count = sweep->batch_active_count;
  if (has_events) {
    int32_t kept = 0;
    for (int32_t i = 0; i < count; i++) {
      if (sweep->batch_chains[order[i]].bottom > row) order[kept++] = order[i];
    }
    while (sweep->batch_next < sweep->batch_chain_count
           && sweep->batch_chains[sweep->batch_next].top < row + 1) {
      const int32_t slot = sweep->batch_next++;
      if (sweep->batch_chains[slot].bottom > row) order[kept++] = slot;
    }
    count = sweep->batch_active_count = kept;
  }
  // An insertion sort, as the order hardly changes from row to row.
  int32_t before = INT32_MIN;
  for (int32_t i = 0; i < count; i++) {
    const int32_t slot = order[i], low = sweep->batch_rows[slot][at].low;
    if (low > before) {
      before = low;
      continue;
    }
    const int32_t index = sweep->batch_chains[slot].index;
    int32_t to = i;
    for (; to > 0; to--) {
      const int32_t other = order[to - 1], other_low = sweep->batch_rows[other][at].low;
      if (other_low < low || (other_low == low && sweep->batch_chains[other].index < index)) break;
      order[to] = other;
    }
    order[to] = slot;
  }
}

// Adds the fragments of a chain that is alone in its cells and changes between inside and outside.
INLINE void add_batch_fragments(craster_sweep *sweep, const batch_row *row, float sign) {
  const edge_fragment *fragments = &sweep->batch_fragments[row->first];
  const int32_t added = row[1].first - row->first, count = sweep->fragment_count;
  if (added <= max_chain_fragments && count + max_chain_fragments <= max_pending_fragments) {
    // As many as usual, so that there is no unpredictable branch.
    for (int32_t i = 0; i < max_chain_fragments; i++) {
      sweep->fragments[count + i] = signed_fragment(&fragments[i], sign);
    }
    sweep->fragment_count = count + added;
    return;
  }
  for (int32_t i = 0; i < added; i++) {
    add_to_fragments(sweep, signed_fragment(&fragments[i], sign));
  }
}

// Finds, for the chains `from ..< end` of a row's order, what `measure_chain` does, and returns them.
static chain_group measure_batch_chains(
    craster_sweep *sweep, const int32_t *order, int32_t from, int32_t end, float row) {
  for (int32_t i = from; i < end; i++) {
    batch_chain *chain = &sweep->batch_chains[order[i]];
    while (chain->edge->bottom <= row) chain->edge++;
    active_chain *active = &sweep->actives[i - from];
    *active = (active_chain){
      .edge = chain->edge, .end = chain->end, .winding = chain->winding, .index = chain->index,
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

INLINE fragment_list batch_fragments(const craster_sweep *sweep, const batch_row *row) {
  return (fragment_list){sweep->batch_fragments + row->first, row[1].first - row->first};
}

// Blends the pixels from x to `end`, in steps of eight: with the fraction `base`, what a chain adds, and what another
// one takes away.
INLINE void blend_pair_columns(
    const row_output *output, int32_t x, int32_t end, float base, fragment_list begin,
    fragment_list ends) {
  do {
    const float32x8 columns = (float)x + (float32x8){0, 1, 2, 3, 4, 5, 6, 7};
    float32x8 area = SPLAT(float32x8, base);
    for (int32_t i = 0; i < begin.count; i++) {
      area = add_batch_fragment(area, &begin.first[i], columns, 0);
    }
    for (int32_t i = 0; i < ends.count; i++) {
      area = add_batch_fragment(area, &ends.first[i], columns, 1);
    }
    const uint16x16 pixels = blend_ink_coverage_x8(
        load_pixels_x8(output->row + x), coverage_from_area_x8(area), &output->lanes);
    memcpy(output->row + x, &pixels, sizeof pixels);
    x += 8;
  } while (x < end);
}

INLINE int32_t end_of_blocks(int32_t low, int32_t high) { return low + ((high - low + 7) & -8); }

INLINE int has_many_fragments(int32_t count, int32_t low, int32_t high) {
  return count * (high - low + 7) > 8 * MAX_FRAGMENTS_PER_PIXEL;
}

// Outputs what lies between two chains, neither of which shares cells with others, as groups of their own would. The
// next chain begins at the cell `next_low`. Returns 0, and draws nothing, if a group has others in its steps of eight
// pixels, too many fragments, or clipped pixels.
INLINE int fill_pair(
    const craster_sweep *sweep, const batch_row *begin, const batch_row *end, int32_t next_low,
    const row_output *output) {
  const int32_t low = begin->low, high = -begin->minus_high;
  const int32_t end_low = end->low, end_high = -end->minus_high;
  const fragment_list gained = batch_fragments(sweep, begin), lost = batch_fragments(sweep, end);
  const int32_t done = end_of_blocks(low, high);
  if (low < output->left) return 0;
  if (end_low < done) {
    const int32_t last = end_of_blocks(low, end_high);
    if (last > output->right || last > next_low
        || has_many_fragments(gained.count + lost.count, low, end_high)) {
      return 0;
    }
    blend_pair_columns(output, low, last, 0, gained, lost);
    return 1;
  }
  const int32_t from = end_low - done < 8 ? done : end_low, last = end_of_blocks(from, end_high);
  if (last > output->right || last > next_low || has_many_fragments(gained.count, low, high)
      || has_many_fragments(lost.count, from, end_high)) {
    return 0;
  }
  const fragment_list none = {0};
  blend_pair_columns(output, low, done, 0, gained, none);
  if (done < from) blend_full_columns(output, done, from);
  blend_pair_columns(output, from, last, 1, none, lost);
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
    const batch_row *first = &sweep->batch_rows[order[i]][at];
    const int32_t low = first->low;
    begin_group(sweep, &state, low, output);
    if (!state.is_inside && !state.pending.is_open && i + 1 < count) {
      const batch_chain *chain = &sweep->batch_chains[order[i]];
      const batch_chain *next = &sweep->batch_chains[order[i + 1]];
      const batch_row *second = &sweep->batch_rows[order[i + 1]][at];
      const int32_t after = i + 2 < count ? sweep->batch_rows[order[i + 2]][at].low : INT32_MAX;
      const int32_t sum = winding + chain->winding + next->winding;
      const int is_through = !has_events
          || (chain->top <= row && chain->bottom >= row + 1 && next->top <= row
              && next->bottom >= row + 1);
      if (is_through && second->low >= -first->minus_high && after >= -second->minus_high
          && is_winding_inside(sweep, winding + chain->winding) && !is_winding_inside(sweep, sum)
          && fill_pair(sweep, first, second, after, output)) {
        winding = sum;
        i += 2;
        continue;
      }
    }
    int64_t unmatched = 0, unmatched_bottoms = 0;
    int32_t high = 0;
    do {
      const batch_chain *chain = &sweep->batch_chains[order[i]];
      high = max_int(-sweep->batch_rows[order[i]][at].minus_high, high);
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
             && (sweep->batch_rows[order[i]][at].low < high
                 || (has_events && (unmatched != 0 || unmatched_bottoms != 0))));
    const int is_inside_after = is_winding_inside(sweep, winding);
    if (i - from == 1) {
      if (is_inside_after == state.is_inside) continue;
      add_batch_fragments(sweep, first, is_inside_after ? 1 : -1);
    } else {
      const chain_group group = measure_batch_chains(sweep, order, from, i, row);
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

// Fills the rows from y to `end`, whose first one `output` has. Returns 0, and changes nothing, if they have too many
// chains or edges.
static int fill_batch(
    craster_sweep *sweep, int32_t y, int32_t end, ptrdiff_t stride, row_output *output) {
  if (!begin_batch(sweep, y, end)) return 0;
  for (int32_t at = 0; at < end - y; at++, output->row += stride) {
    const float row = (float)(y + at);
    if (sweep->batch_events >> at & 1) {
      order_batch_row(sweep, at, row, 1);
      output_batch_row(sweep, at, row, 1, output);
    } else {
      order_batch_row(sweep, at, row, 0);
      output_batch_row(sweep, at, row, 0, output);
    }
  }
  end_batch(sweep);
  return 1;
}

#endif
