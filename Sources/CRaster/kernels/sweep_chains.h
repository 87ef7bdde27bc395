// Part of Snapback, under the MIT licence; see LICENSE.

// The chains that a sweep's row touches: their cells and fragments, and what they add to the row.

#ifndef CRASTER_SWEEP_CHAINS_H
#define CRASTER_SWEEP_CHAINS_H

#include "sweep_crossings.h"

// Returns the first edge of a chain that ends below a height, by bisection. The chain must end below it.
INLINE const craster_edge *first_edge_below(
    const craster_sweep *sweep, int32_t index, float height) {
  const craster_chain *chain = &sweep->outline[index];
  const craster_edge *first = sweep->edges + chain->first, *last = sweep->edges + chain->end - 1;
  while (first < last) {
    const craster_edge *middle = first + (last - first) / 2;
    if (middle->bottom <= height) {
      first = middle + 1;
    } else {
      last = middle;
    }
  }
  return first;
}

// Activates the chains that begin above the end of a row and end below its top.
static void activate_chains(craster_sweep *sweep, float row) {
  while (sweep->next < sweep->count) {
    const int32_t index = sweep->order[sweep->next];
    const craster_chain *chain = &sweep->outline[index];
    const craster_edge *end = sweep->edges + chain->end;
    if (chain_top(sweep, index) >= row + 1) return;
    sweep->next++;
    if (end[-1].bottom <= row) continue;
    const craster_edge *first = first_edge_below(sweep, index, row);
    sweep->actives[sweep->active_count++] = (active_chain){
      .edge = first, .next_edge = first, .end = end, .winding = chain->sign > 0 ? 1 : -1,
      .index = index};
  }
}

INLINE int is_active_chain_before(
    const active_chain *one, const active_chain *other, const void *unused) {
  (void)unused;
  return one->low < other->low || (one->low == other->low && one->index < other->index);
}

DEFINE_SORT(sort_active_chains, active_chain, void, is_active_chain_before)

// Finds the cells of a row that a chain touches, and its fragments there.
INLINE void measure_chain(
    active_chain *chain, edge_fragment *fragments, float row, float width) {
  const craster_edge *edge = chain->edge;
  const float end = row + 1;
  chain->top = max_float(edge->top, row);
  const float top_x = edge_x(edge, chain->top);
  float bottom = min_float(edge->bottom, end), bottom_x = edge_x(edge, bottom);
  float low = min_float(top_x, bottom_x), high = max_float(top_x, bottom_x);
  chain->top_x = top_x;
  chain->bottom_x = bottom_x;
  chain->is_straight = edge->top <= row && edge->bottom >= end;
  fragments[0] = make_part_fragment(edge, top_x, bottom_x, bottom - chain->top);
  int32_t count = 1;
  const craster_edge *next = edge + 1;
  for (; bottom < end && next < chain->end; next++, count++) {
    // Edges follow one another without gaps.
    const float top = bottom;
    bottom = min_float(next->bottom, end);
    bottom_x = edge_x(next, bottom);
    low = min_float(low, min_float(next->x, bottom_x));
    high = max_float(high, max_float(next->x, bottom_x));
    if (count < max_chain_fragments) {
      fragments[count] = make_part_fragment(next, edge_x(next, top), bottom_x, bottom - top);
    }
  }
  chain->fragment_count = (int16_t)min_int(count, max_chain_fragments + 1);
  chain->next_edge = next - (next[-1].bottom > end);
  chain->bottom = bottom;
  chain->low = (int32_t)min_float(max_float(low, 0), width);
  chain->high = (int32_t)min_float(max_float(high, 0), width) + 1;
}

// Advances the active chains to a row, drops those that have ended, and sorts them from left to
// right.
INLINE void advance_chains(craster_sweep *sweep, float row) {
  active_chain *actives = sweep->actives;
  const float width = (float)sweep->width;
  // An insertion sort, as the order hardly changes from row to row; after too many moves another
  // one.
  int32_t count = 0, budget = 64 + 8 * sweep->active_count;
  for (int32_t slot = 0; slot < sweep->active_count; slot++) {
    active_chain *active = &actives[slot];
    active->edge = active->next_edge;
    while (active->edge < active->end && active->edge->bottom <= row) active->edge++;
    if (active->edge == active->end) continue;
    active->first_fragment = count * max_chain_fragments;
    measure_chain(active, sweep->chain_fragments + active->first_fragment, row, width);
    int32_t at = count++;
    if (at == slot && (at == 0 || !is_active_chain_before(active, active - 1, 0))) continue;
    const active_chain chain = *active;
    for (; at > 0 && budget > 0 && is_active_chain_before(&chain, &actives[at - 1], 0);
         at--, budget--) {
      actives[at] = actives[at - 1];
    }
    actives[at] = chain;
  }
  if (budget <= 0) sort_active_chains(actives, count, 0);
  sweep->active_count = count;
}

// Adds a chain that is one edge from the row's top to its bottom.
INLINE void add_straight_chain(craster_sweep *sweep, const active_chain *chain, float sign) {
  const edge_fragment *fragment = &sweep->chain_fragments[chain->first_fragment];
  add_to_fragments(sweep, signed_fragment(fragment, sign));
}

// Adds two such chains if they are in order, and returns 0 otherwise. `has_edge` is set to whether
// either changes between inside and outside.
INLINE int add_straight_pair(
    craster_sweep *sweep, const active_chain *pair, int32_t winding, int *has_edge) {
  if (!pair[0].is_straight || !pair[1].is_straight) return 0;
  const int is_swapped = pair[1].top_x + pair[1].bottom_x < pair[0].top_x + pair[0].bottom_x;
  const active_chain *left = pair + is_swapped, *right = pair + 1 - is_swapped;
  if (right->top_x - left->top_x < -crossing_tolerance
      || right->bottom_x - left->bottom_x < -crossing_tolerance) {
    return 0;
  }
  const int before = is_winding_inside(sweep, winding);
  const int between = is_winding_inside(sweep, winding + left->winding);
  const int after = is_winding_inside(sweep, winding + left->winding + right->winding);
  if (between != before) add_straight_chain(sweep, left, between ? 1 : -1);
  if (after != between) add_straight_chain(sweep, right, after ? 1 : -1);
  *has_edge = between != before || after != between;
  return 1;
}

// Adds a chain that is alone in its cells and changes between inside and outside.
INLINE void add_lone_chain(
    craster_sweep *sweep, const active_chain *chain, float row, float sign) {
  const int32_t count = sweep->fragment_count;
  if (chain->fragment_count <= max_chain_fragments
      && count + max_chain_fragments <= max_pending_fragments) {
    // All that are stored, so that there is no unpredictable branch.
    const edge_fragment *fragments = &sweep->chain_fragments[chain->first_fragment];
    for (int32_t i = 0; i < max_chain_fragments; i++) {
      sweep->fragments[count + i] = signed_fragment(&fragments[i], sign);
    }
    sweep->fragment_count = count + chain->fragment_count;
    return;
  }
  const craster_edge *edge = chain->edge;
  for (; edge < chain->end && edge->top < row + 1; edge++) {
    add_edge_part(sweep, edge, max_float(edge->top, row), min_float(edge->bottom, row + 1), sign);
  }
}

// A number for a height. Where chains begin or end, the sum of these numbers times the windings is
// 0 if the windings at each height cancel out.
INLINE int64_t height_key(float height) {
  int32_t bits;
  memcpy(&bits, &height, sizeof bits);
  return bits;
}

#endif
