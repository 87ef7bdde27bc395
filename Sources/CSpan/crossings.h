// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef CROSSINGS_H
#define CROSSINGS_H

#include "sort.h"
#include "sweep.h"

// What a row holds where several chains touch the same pixels. The row is cut where chains begin
// and end: in each slab the chains come in order, and those count at which the rule's answer
// changes. Where they do not stay in order, a slab is cut further, where their edges meet or cross.

// How far, in pixels, a chain may get into the one on its right and still be in order.
static const float slack = 0x1p-9f;

// Which of a row's chains are looked at together.
typedef struct {
  const active *first, *end;
} group;

static inline int is_lane_before(const lane *one, const lane *other) {
  return one->place < other->place
      || (one->place == other->place && one->chain->index < other->chain->index);
}

// Finds a group's lanes in a slab, from left to right in its middle; answers how many.
static int32_t find_lanes(cspan_sweep *sweep, const group *group, float top, float bottom) {
  lane *lanes = sweep->lanes;
  const float middle = (top + bottom) * 0.5f;
  int32_t count = 0, budget = 256 + 8 * (int32_t)(group->end - group->first);
  for (const active *own = group->first; own < group->end; own++) {
    const cspan_edge *edge = own->edge;
    while (edge < own->end && edge->bottom <= top) edge++;
    const cspan_edge *at = edge;
    while (at < own->end && at->bottom <= middle) at++;
    if (at == own->end || at->top > middle) continue;
    const lane own_lane = {own, edge, at, place(at, middle)};
    int32_t to = count++;
    for (; to > 0 && budget > 0 && is_lane_before(&own_lane, &lanes[to - 1]); to--, budget--) {
      lanes[to] = lanes[to - 1];
    }
    lanes[to] = own_lane;
  }
  if (budget <= 0) SORT(lane, lanes, count, is_lane_before)
  return count;
}

// Whether one lane stays left of another from the top of a slab to its bottom.
static int are_ordered(const lane *one, const lane *other, float top, float bottom) {
  const cspan_edge *left = one->edge, *right = other->edge;
  float y = top;
  for (;;) {
    const float end = least(least(left->bottom, right->bottom), bottom);
    if (place(right, y) - place(left, y) < -slack) return 0;
    if (place(right, end) - place(left, end) < -slack) return 0;
    if (end >= bottom) return 1;
    left += left->bottom <= end;
    right += right->bottom <= end;
    if (left == one->chain->end || right == other->chain->end) return 0;
    y = end;
  }
}

// Adds the edge in the middle of a slab as if it went all the way down.
static void put_straight(
    cspan_sweep *sweep, const cspan_edge *edge, float top, float bottom, float sign) {
  const float height = (bottom - top) * sign;
  piece own = part_of(edge, most(edge->top, top), least(edge->bottom, bottom));
  put_piece(sweep, (piece){own.low, own.width, height, rate_of(own.width, height)});
}

// Adds the lanes at which the rule's answer changes; 0 if there are none. Lanes that are not exact
// may begin or end within the slab.
static int add_lanes(
    cspan_sweep *sweep, int32_t count, float top, float bottom, int32_t winding, int is_exact) {
  int is_edge = 0;
  for (int32_t i = 0; i < count; i++) {
    const lane *lane = &sweep->lanes[i];
    const int before = holds(sweep, winding);
    winding += lane->chain->winding;
    const int after = holds(sweep, winding);
    if (before == after) continue;
    is_edge = 1;
    if (!is_exact) {
      put_straight(sweep, lane->middle, top, bottom, after ? 1 : -1);
      continue;
    }
    for (const cspan_edge *edge = lane->edge; edge < lane->chain->end && edge->top < bottom; edge++) {
      put(sweep, edge, most(edge->top, top), least(edge->bottom, bottom), after ? 1 : -1);
    }
  }
  return is_edge;
}

// The first height within a slab at which two neighbours cross, if it is worth a cut, or its bottom.
static float first_crossing(const cspan_sweep *sweep, int32_t count, float top, float bottom) {
  float first = 1;
  for (int32_t i = 1; i < count; i++) {
    const cspan_edge *left = sweep->lanes[i - 1].middle, *right = sweep->lanes[i].middle;
    const float above = place(right, top) - place(left, top);
    const float below = place(right, bottom) - place(left, bottom);
    if (least(above, below) < -slack) first = least(first, above / (above - below));
  }
  const float height = top + first * (bottom - top);
  return first < 1 && height > top + 0x1p-10f && height < bottom - 0x1p-10f ? height : bottom;
}

enum { most_cuts = 48 };

// Adds a height to those in order; 0 if there is no room.
static int add_cut(float *cuts, int32_t *count, float height) {
  if (*count == most_cuts) return 0;
  int32_t at = *count;
  while (at > 0 && cuts[at - 1] > height) at--;
  if (at > 0 && cuts[at - 1] == height) return 1;
  for (int32_t last = *count; last > at; last--) cuts[last] = cuts[last - 1];
  cuts[at] = height;
  *count += 1;
  return 1;
}

// A slab in which lanes cross or come near it: cut where edges end, and then where they cross.
static int add_crossing(
    cspan_sweep *sweep, const group *group, float top, float bottom, int32_t winding,
    int32_t *crossings) {
  float cuts[most_cuts + 1];
  int32_t count = 0;
  for (const active *own = group->first; own < group->end; own++) {
    for (const cspan_edge *edge = own->edge; edge < own->end && edge->bottom < bottom; edge++) {
      if (edge->bottom > top && !add_cut(cuts, &count, edge->bottom)) break;
    }
  }
  if (count == most_cuts) {
    // Too many to be exact about: slabs of one height.
    count = 31;
    for (int32_t i = 0; i < count; i++) {
      cuts[i] = top + (bottom - top) * (float)(i + 1) / (float)(count + 1);
    }
  }
  cuts[count] = bottom;
  int is_edge = 0;
  for (int32_t i = 0; i <= count; i++) {
    while (top < cuts[i]) {
      float end = cuts[i];
      int32_t lanes = find_lanes(sweep, group, top, end);
      while (*crossings > 0) {
        const float cross = first_crossing(sweep, lanes, top, end);
        if (cross == end) break;
        end = cross;
        *crossings -= 1;
        lanes = find_lanes(sweep, group, top, end);
      }
      is_edge |= add_lanes(sweep, lanes, top, end, winding, 1);
      top = end;
    }
  }
  return is_edge;
}

// Adds what is inside after some of a group's lanes and not before, or the other way round; 0 if
// there is no such lane.
static int resolve(cspan_sweep *sweep, const group *group, float row, int32_t winding) {
  const int32_t size = (int32_t)(group->end - group->first);
  float cuts[most_cuts + 1];
  int32_t count = 1;
  cuts[0] = row;
  // Beyond some number of chains nobody sees which of them is in front within a row.
  int is_exact = size <= 128;
  int32_t crossings = is_exact ? 8 + 4 * (size < 32 ? size : 32) : 0;
  for (const active *own = group->first; own < group->end && is_exact; own++) {
    if (own->top > row) is_exact &= add_cut(cuts, &count, own->top);
    if (own->bottom < row + 1) is_exact &= add_cut(cuts, &count, own->bottom);
  }
  if (!is_exact) {
    count = size <= 512 ? 32 : size <= 2048 ? 8 : 4;
    for (int32_t i = 0; i < count; i++) cuts[i] = row + (float)i / (float)count;
  }
  cuts[count] = row + 1;
  int is_edge = 0;
  for (int32_t i = 0; i < count; i++) {
    const float top = cuts[i], bottom = cuts[i + 1];
    const int32_t lanes = find_lanes(sweep, group, top, bottom);
    int is_ordered = 1;
    for (int32_t right = 1; right < lanes && is_ordered && crossings > 0; right++) {
      is_ordered = are_ordered(&sweep->lanes[right - 1], &sweep->lanes[right], top, bottom);
    }
    is_edge |= is_ordered ? add_lanes(sweep, lanes, top, bottom, winding, is_exact)
                          : add_crossing(sweep, group, top, bottom, winding, &crossings);
  }
  return is_edge;
}

#endif
