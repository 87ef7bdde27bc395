// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef STRAIGHT_H
#define STRAIGHT_H

#include "runs.h"

// Rows in which the chains stay the same straight edges, well apart, each of which is an edge of
// what is inside. What is laid is exactly what rows one by one would lay.
enum { most_straight = 16, fewest_straight = 3 };

typedef struct {
  int32_t rows, count;
  // Whether edges in twos, from left to right, are less than a step apart, and these further.
  int32_t is_thin;
  const cspan_edge *edges[most_straight];
  // Where they enter the next row.
  float from[most_straight];
} straight;

// How far apart edges are, in pixels, so that rounding does not change their order; and how far two
// of them may be for one step to hold both, or must be for steps not to meet.
static const float apart = 0x1p-8f, near = 6.9f, far = 9.1f;

// What two edges are apart at the top and the bottom of some rows: `slack` more in any of them.
INLINE float least_gap(const cspan_edge *left, const cspan_edge *right, float top, float bottom) {
  return least(place(right, top) - place(left, top), place(right, bottom) - place(left, bottom));
}

INLINE float most_gap(const cspan_edge *left, const cspan_edge *right, float top, float bottom) {
  return most(place(right, top) - place(left, top), place(right, bottom) - place(left, bottom));
}

// How far two edges go to a side in a row, at most.
INLINE float slopes_of(const cspan_edge *one, const cspan_edge *other) {
  return width_of(one) + width_of(other);
}

static int is_thin(const straight *own, float width, float top, float bottom) {
  if (own->count % 2 != 0) return 0;
  for (int32_t i = 0; i < own->count; i += 2) {
    const cspan_edge *left = own->edges[i], *right = own->edges[i + 1];
    if (most_gap(left, right, top, bottom) + slopes_of(left, right) > near) return 0;
    if (least(place(left, top), place(left, bottom)) < 1) return 0;
    if (most(place(right, top), place(right, bottom)) > width - 1) return 0;
    if (i + 2 == own->count) continue;
    const cspan_edge *next = own->edges[i + 2];
    if (least_gap(left, next, top, bottom) - slopes_of(left, next) < far) return 0;
  }
  return 1;
}

// Finds such rows from y to before `bottom`; 0 if there are too few of them.
static int find_straight(straight *own, const cspan_sweep *sweep, int32_t y, int32_t bottom) {
  own->count = sweep->live;
  if (sweep->live == 0 || sweep->live > most_straight) return 0;
  if (sweep->next < sweep->count) {
    bottom = (int32_t)least((float)bottom, top_of(sweep, sweep->order[sweep->next]));
  }
  int32_t windings[most_straight];
  for (int32_t slot = 0; slot < own->count; slot++) {
    const active *chain = &sweep->actives[slot];
    if (!chain->is_whole) return 0;
    bottom = (int32_t)least((float)bottom, chain->edge->bottom);
    int32_t at = slot;
    for (; at > 0 && chain->from < own->from[at - 1]; at--) {
      own->edges[at] = own->edges[at - 1];
      own->from[at] = own->from[at - 1];
      windings[at] = windings[at - 1];
    }
    own->edges[at] = chain->edge;
    own->from[at] = chain->from;
    windings[at] = chain->winding;
  }
  own->rows = bottom - y;
  if (own->rows < fewest_straight) return 0;
  int32_t winding = 0;
  for (int32_t slot = 0; slot < own->count; slot++) {
    const int before = holds(sweep, winding);
    winding += windings[slot];
    if (holds(sweep, winding) == before) return 0;
    if (slot > 0
        && least_gap(own->edges[slot - 1], own->edges[slot], (float)y, (float)bottom) < apart) {
      return 0;
    }
  }
  own->is_thin = is_thin(own, (float)sweep->width, (float)y, (float)bottom);
  return 1;
}

// Lays a row of straight edges.
INLINE void lay_straight(cspan_sweep *sweep, straight *own, float row, const brush *brush) {
  const float width = (float)sweep->width;
  line line = {0};
  for (int32_t i = 0; i < own->count; i++) {
    const float to = place(own->edges[i], row + 1);
    const float low = least(own->from[i], to), high = most(own->from[i], to);
    own->from[i] = to;
    const int32_t first = (int32_t)least(most(low, 0), width);
    const int32_t last = (int32_t)least(most(high, 0), width);
    begin_group(sweep, &line, first, brush);
    put_piece(sweep, straight_piece(own->edges[i], low, line.is_inside ? -1 : 1));
    end_group(sweep, &line, first, last + 1, !line.is_inside, brush);
  }
  end_line(sweep, &line, brush);
}

// The same where two and two of them are thin: one step each.
INLINE void lay_thin(straight *own, float row, const brush *brush) {
  for (int32_t i = 0; i < own->count; i += 2) {
    const cspan_edge *left = own->edges[i], *right = own->edges[i + 1];
    const float left_end = place(left, row + 1), right_end = place(right, row + 1);
    const piece gained = straight_piece(left, least(own->from[i], left_end), 1);
    const piece lost = straight_piece(right, least(own->from[i + 1], right_end), -1);
    own->from[i] = left_end;
    own->from[i + 1] = right_end;
    const int32_t x = (int32_t)gained.low;
    reals sum = {0};
    add_share(&sum, &gained, (float)x);
    add_share(&sum, &lost, (float)x);
    longs eight;
    covers_of(&eight, &sum);
    lay_eight(brush, x, &eight);
  }
}

#endif
