// Part of Snapback, under the MIT licence; see LICENSE.

// Rows in which several chains touch the same pixels. Such a row is cut into slabs where chains
// begin and end. In each slab the chains are in order from left to right, and those are edges of
// the filled region at which the winding number goes from inside to outside or back. Where chains
// do not stay in order, a slab is cut further: where their edges meet or cross.

#ifndef CRASTER_SWEEP_CROSSINGS_H
#define CRASTER_SWEEP_CROSSINGS_H

#include "../sort.h"
#include "sweep_fragments.h"

// How far, in pixels, a chain may reach into the one on its right and still count as in order.
static const float crossing_tolerance = 0x1p-9f;

// Chains of a row that are handled together.
typedef struct {
  const active_chain *first, *end;
} chain_group;

INLINE int is_slab_chain_before(
    const slab_chain *one, const slab_chain *other, const void *unused) {
  (void)unused;
  return one->middle_x < other->middle_x
      || (one->middle_x == other->middle_x && one->chain->index < other->chain->index);
}

DEFINE_SORT(sort_slab_chains, slab_chain, void, is_slab_chain_before)

// Finds a group's chains in a slab, from left to right at its middle, and returns their number.
static int32_t find_slab_chains(
    craster_sweep *sweep, const chain_group *group, float top, float bottom) {
  slab_chain *slab = sweep->slab;
  const float middle = (top + bottom) * 0.5f;
  // An insertion sort, as they mostly are in order; after too many moves another one.
  int32_t count = 0, budget = 256 + 8 * (int32_t)(group->end - group->first);
  for (const active_chain *chain = group->first; chain < group->end; chain++) {
    const craster_edge *top_edge = chain->edge;
    while (top_edge < chain->end && top_edge->bottom <= top) top_edge++;
    const craster_edge *middle_edge = top_edge;
    while (middle_edge < chain->end && middle_edge->bottom <= middle) middle_edge++;
    if (middle_edge == chain->end || middle_edge->top > middle) continue;
    const slab_chain found = {chain, top_edge, middle_edge, edge_x(middle_edge, middle)};
    int32_t to = count++;
    for (; to > 0 && budget > 0 && is_slab_chain_before(&found, &slab[to - 1], 0); to--, budget--) {
      slab[to] = slab[to - 1];
    }
    slab[to] = found;
  }
  if (budget <= 0) sort_slab_chains(slab, count, 0);
  return count;
}

// Whether one chain stays to the left of another from the top of a slab to its bottom.
static int are_slab_chains_ordered(
    const slab_chain *one, const slab_chain *other, float top, float bottom) {
  const craster_edge *left = one->top_edge, *right = other->top_edge;
  float y = top;
  for (;;) {
    const float end = min_float(min_float(left->bottom, right->bottom), bottom);
    if (edge_x(right, y) - edge_x(left, y) < -crossing_tolerance) return 0;
    if (edge_x(right, end) - edge_x(left, end) < -crossing_tolerance) return 0;
    if (end >= bottom) return 1;
    left += left->bottom <= end;
    right += right->bottom <= end;
    if (left == one->chain->end || right == other->chain->end) return 0;
    y = end;
  }
}

// Adds the edge at the middle of a slab as if it ran through all of the slab.
static void add_stretched_edge(
    craster_sweep *sweep, const craster_edge *edge, float top, float bottom, float sign) {
  const float height = (bottom - top) * sign;
  const edge_fragment fragment =
      make_fragment(edge, max_float(edge->top, top), min_float(edge->bottom, bottom));
  add_to_fragments(
      sweep,
      (edge_fragment){
        fragment.low, fragment.width, height, area_rate(fragment.width, height)});
}

// Adds the chains at which the winding number changes between inside and outside; returns 0 if
// there are none. If they are not exact, chains may begin or end within the slab.
static int add_slab_chains(
    craster_sweep *sweep, int32_t count, float top, float bottom, int32_t winding, int is_exact) {
  int has_edge = 0;
  for (int32_t i = 0; i < count; i++) {
    const slab_chain *slab = &sweep->slab[i];
    const int before = is_winding_inside(sweep, winding);
    winding += slab->chain->winding;
    const int after = is_winding_inside(sweep, winding);
    if (before == after) continue;
    has_edge = 1;
    const float sign = after ? 1 : -1;
    if (!is_exact) {
      add_stretched_edge(sweep, slab->middle_edge, top, bottom, sign);
      continue;
    }
    const craster_edge *edge = slab->top_edge;
    for (; edge < slab->chain->end && edge->top < bottom; edge++) {
      add_edge_part(
          sweep, edge, max_float(edge->top, top), min_float(edge->bottom, bottom), sign);
    }
  }
  return has_edge;
}

// The first height within a slab at which two neighbors cross, if it is worth a cut, or its
// bottom.
static float find_first_crossing(
    const craster_sweep *sweep, int32_t count, float top, float bottom) {
  float first = 1;
  for (int32_t i = 1; i < count; i++) {
    const craster_edge *left = sweep->slab[i - 1].middle_edge, *right = sweep->slab[i].middle_edge;
    const float upper_gap = edge_x(right, top) - edge_x(left, top);
    const float lower_gap = edge_x(right, bottom) - edge_x(left, bottom);
    if (min_float(upper_gap, lower_gap) < -crossing_tolerance) {
      first = min_float(first, upper_gap / (upper_gap - lower_gap));
    }
  }
  const float height = top + first * (bottom - top);
  const float min_slab = 0x1p-10f;
  return first < 1 && height > top + min_slab && height < bottom - min_slab ? height : bottom;
}

enum { MAX_CUTS = 48 };

// Inserts a height into a sorted list; returns 0 if there is no space.
static int add_cut(float *cuts, int32_t *count, float height) {
  if (*count == MAX_CUTS) return 0;
  int32_t at = *count;
  while (at > 0 && cuts[at - 1] > height) at--;
  if (at > 0 && cuts[at - 1] == height) return 1;
  for (int32_t last = *count; last > at; last--) cuts[last] = cuts[last - 1];
  cuts[at] = height;
  *count += 1;
  return 1;
}

// A slab in which chains cross or nearly do: cut where edges end, and then where they cross.
// `crossing_budget` limits the cuts of a row.
static int add_crossing_slab(
    craster_sweep *sweep, const chain_group *group, float top, float bottom, int32_t winding,
    int32_t *crossing_budget) {
  float cuts[MAX_CUTS + 1];
  int32_t count = 0;
  for (const active_chain *chain = group->first; chain < group->end; chain++) {
    const craster_edge *edge = chain->edge;
    for (; edge < chain->end && edge->bottom < bottom; edge++) {
      if (edge->bottom > top && !add_cut(cuts, &count, edge->bottom)) break;
    }
  }
  if (count == MAX_CUTS) {
    // Too many for exact cuts: slabs of equal height.
    count = 31;
    for (int32_t i = 0; i < count; i++) {
      cuts[i] = top + (bottom - top) * (float)(i + 1) / (float)(count + 1);
    }
  }
  cuts[count] = bottom;
  int has_edge = 0;
  for (int32_t i = 0; i <= count; i++) {
    while (top < cuts[i]) {
      float end = cuts[i];
      int32_t chains = find_slab_chains(sweep, group, top, end);
      while (*crossing_budget > 0) {
        const float crossing = find_first_crossing(sweep, chains, top, end);
        if (crossing == end) break;
        end = crossing;
        *crossing_budget -= 1;
        chains = find_slab_chains(sweep, group, top, end);
      }
      has_edge |= add_slab_chains(sweep, chains, top, end, winding, 1);
      top = end;
    }
  }
  return has_edge;
}

// Adds the edges of the filled region among a group's chains in a row, where `winding` is the
// number to their left; returns 0 if there are none.
static int add_group(
    craster_sweep *sweep, const chain_group *group, float row, int32_t winding) {
  const int32_t size = (int32_t)(group->end - group->first);
  float cuts[MAX_CUTS + 1];
  int32_t count = 1;
  cuts[0] = row;
  // With more chains than this in common pixels, their exact order within a row is invisible.
  int is_exact = size <= 128;
  int32_t crossing_budget = is_exact ? 8 + 4 * min_int(size, 32) : 0;
  for (const active_chain *chain = group->first; chain < group->end && is_exact; chain++) {
    if (chain->top > row) is_exact &= add_cut(cuts, &count, chain->top);
    if (chain->bottom < row + 1) is_exact &= add_cut(cuts, &count, chain->bottom);
  }
  if (!is_exact) {
    count = size <= 512 ? 32 : size <= 2048 ? 8 : 4;
    for (int32_t i = 0; i < count; i++) cuts[i] = row + (float)i / (float)count;
  }
  cuts[count] = row + 1;
  int has_edge = 0;
  for (int32_t i = 0; i < count; i++) {
    const float top = cuts[i], bottom = cuts[i + 1];
    const int32_t chains = find_slab_chains(sweep, group, top, bottom);
    int is_ordered = 1;
    for (int32_t right = 1; right < chains && is_ordered && crossing_budget > 0; right++) {
      is_ordered =
          are_slab_chains_ordered(&sweep->slab[right - 1], &sweep->slab[right], top, bottom);
    }
    has_edge |= is_ordered
        ? add_slab_chains(sweep, chains, top, bottom, winding, is_exact)
        : add_crossing_slab(sweep, group, top, bottom, winding, &crossing_budget);
  }
  return has_edge;
}

#endif
