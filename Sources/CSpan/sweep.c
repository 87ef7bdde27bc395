// Part of Snapback, under the MIT licence; see LICENSE.

#include "crossings.h"
#include "straight.h"

#include <stdlib.h>

// How much of each pixel an outline covers whose parts may overlap and cross, row by row.
//
// In each row the chains that touch common cells make a group, and so do those of which some begin
// or end within the row, as far as it takes for the winding to the right to be one number. Mostly
// a group is one chain, and does or doesn't change what is inside; crossings.h has the others. All
// of a row is found from the outline alone, so that no clip changes a pixel it keeps.

cspan_sweep *cspan_sweep_new(int32_t width, int32_t chains) {
  cspan_sweep *sweep = calloc(1, sizeof *sweep);
  const size_t columns = (size_t)width + 32, count = (size_t)chains;
  sweep->width = width;
  sweep->chains = chains;
  sweep->actives = calloc(count, sizeof *sweep->actives);
  sweep->lanes = calloc(count, sizeof *sweep->lanes);
  sweep->order = calloc(count, sizeof *sweep->order);
  sweep->spans = calloc(2 * count + 2, sizeof *sweep->spans);
  sweep->covers = calloc(columns, sizeof *sweep->covers);
  sweep->cells = calloc(columns, sizeof *sweep->cells);
  return sweep;
}

void cspan_sweep_free(cspan_sweep *sweep) {
  free(sweep->actives);
  free(sweep->lanes);
  free(sweep->order);
  free(sweep->spans);
  free(sweep->covers);
  free(sweep->cells);
  free(sweep);
}

const uint16_t *cspan_sweep_covers(const cspan_sweep *sweep) { return sweep->covers; }

void cspan_sweep_begin(
    cspan_sweep *sweep, const cspan_chain *chains, int32_t count, const cspan_edge *edges,
    int32_t even_odd) {
  sweep->edges = edges;
  sweep->outline = chains;
  sweep->count = count;
  sweep->even_odd = even_odd;
  sweep->next = sweep->live = sweep->pieces = sweep->is_spilt = 0;
  for (int32_t i = 0; i < count; i++) {
    int32_t at = i;
    // Mostly they are in order.
    for (; at > 0 && top_of(sweep, i) < top_of(sweep, sweep->order[at - 1]); at--) {
      sweep->order[at] = sweep->order[at - 1];
    }
    sweep->order[at] = i;
  }
}

// Takes in the chains that begin above the end of a row and end below its beginning.
static void enter(cspan_sweep *sweep, float row) {
  while (sweep->next < sweep->count) {
    const int32_t index = sweep->order[sweep->next];
    const cspan_chain *chain = &sweep->outline[index];
    const cspan_edge *first = sweep->edges + chain->first, *end = sweep->edges + chain->end;
    if (first->top >= row + 1) return;
    sweep->next++;
    if (end[-1].bottom <= row) continue;
    // The first edge that ends below.
    const cspan_edge *last = end - 1;
    while (first < last) {
      const cspan_edge *middle = first + (last - first) / 2;
      if (middle->bottom <= row) {
        first = middle + 1;
      } else {
        last = middle;
      }
    }
    sweep->actives[sweep->live++] =
        (active){.edge = first, .end = end, .winding = chain->sign > 0 ? 1 : -1, .index = index};
  }
}

INLINE int is_before(const active *one, const active *other) {
  return one->low < other->low || (one->low == other->low && one->index < other->index);
}

// A number for each height: where some chains begin or end, those of them add up to 0 if their
// windings do.
INLINE int64_t bits_of(float height) {
  int32_t bits;
  memcpy(&bits, &height, sizeof bits);
  return bits;
}

// Finds which cells of a row a chain touches.
INLINE void measure(active *chain, float row, float width) {
  const cspan_edge *edge = chain->edge;
  const float end = row + 1;
  float low, high;
  chain->top = most(edge->top, row);
  const float from = place(edge, chain->top);
  float bottom = least(edge->bottom, end), to = place(edge, bottom);
  low = least(from, to);
  high = most(from, to);
  chain->from = from;
  chain->to = to;
  chain->is_whole = edge->top <= row && edge->bottom >= end;
  for (const cspan_edge *at = edge + 1; bottom < end && at < chain->end; at++) {
    bottom = least(at->bottom, end);
    to = place(at, bottom);
    low = least(low, least(at->x, to));
    high = most(high, most(at->x, to));
  }
  chain->bottom = bottom;
  chain->low = (int32_t)least(most(low, 0), width);
  chain->high = (int32_t)least(most(high, 0), width) + 1;
}

// Brings the chains up to a row, drops those that have ended, and sorts them from left to right.
INLINE void arrange(cspan_sweep *sweep, float row) {
  active *actives = sweep->actives;
  const float width = (float)sweep->width;
  // From row to row the order hardly changes, so that little has to be moved.
  int32_t kept = 0, budget = 64 + 8 * sweep->live;
  for (int32_t slot = 0; slot < sweep->live; slot++) {
    active *own = &actives[slot];
    while (own->edge < own->end && own->edge->bottom <= row) own->edge++;
    if (own->edge == own->end) continue;
    measure(own, row, width);
    int32_t at = kept++;
    if (at == slot && (at == 0 || !is_before(own, own - 1))) continue;
    const active chain = *own;
    for (; at > 0 && budget > 0 && is_before(&chain, &actives[at - 1]); at--, budget--) {
      actives[at] = actives[at - 1];
    }
    actives[at] = chain;
  }
  if (budget <= 0) SORT(active, actives, kept, is_before)
  sweep->live = kept;
}

// Adds a chain that is one edge from top to bottom.
INLINE void put_whole(cspan_sweep *sweep, const active *chain, float sign) {
  put_piece(sweep, straight_piece(chain->edge, least(chain->from, chain->to), sign));
}

// Adds two chains if they are such edges, in order; `is_edge` says whether anything changes there.
INLINE int put_pair(cspan_sweep *sweep, const active *pair, int32_t winding, int *is_edge) {
  if (!pair[0].is_whole || !pair[1].is_whole) return 0;
  const int is_second = pair[1].from + pair[1].to < pair[0].from + pair[0].to;
  const active *left = pair + is_second, *right = pair + 1 - is_second;
  if (right->from - left->from < -slack || right->to - left->to < -slack) return 0;
  const int before = holds(sweep, winding);
  const int between = holds(sweep, winding + left->winding);
  const int after = holds(sweep, winding + left->winding + right->winding);
  if (between != before) put_whole(sweep, left, between ? 1 : -1);
  if (after != between) put_whole(sweep, right, after ? 1 : -1);
  *is_edge = between != before || after != between;
  return 1;
}

// Adds a lone chain that changes what is inside.
INLINE void put_chain(cspan_sweep *sweep, const active *chain, float row, float sign) {
  if (chain->is_whole) {
    put_whole(sweep, chain, sign);
    return;
  }
  for (const cspan_edge *edge = chain->edge; edge < chain->end && edge->top < row + 1; edge++) {
    put(sweep, edge, most(edge->top, row), least(edge->bottom, row + 1), sign);
  }
}

// Lays a row of arranged chains or finds its spans, from left to right; answers how many spans.
INLINE int32_t lay_row(cspan_sweep *sweep, float row, const brush *brush) {
  const active *own = sweep->actives, *end = own + sweep->live;
  int32_t winding = 0;
  line line = {0};
  while (own < end) {
    const active *first = own;
    const int32_t low = own->low, before = winding;
    begin_group(sweep, &line, low, brush);
    int64_t beginning = 0, ending = 0;
    int32_t high = 0;
    do {
      high = own->high > high ? own->high : high;
      beginning += own->top > row ? own->winding * bits_of(own->top) : 0;
      ending += own->bottom < row + 1 ? own->winding * bits_of(own->bottom) : 0;
      winding += own->top > row ? 0 : own->winding;
      own++;
    } while (own < end && (own->low < high || beginning != 0 || ending != 0));
    const int is_after = holds(sweep, winding);
    if (own - first == 1) {
      if (is_after == line.is_inside) continue;
      put_chain(sweep, first, row, is_after ? 1 : -1);
    } else {
      const group group = {first, own};
      int is_edge;
      if (own - first > 2 || !put_pair(sweep, first, before, &is_edge)) {
        is_edge = resolve(sweep, &group, row, before);
      }
      if (!is_edge) continue;
    }
    end_group(sweep, &line, low, high, is_after, brush);
  }
  end_line(sweep, &line, brush);
  return line.count;
}

CLONES
int32_t cspan_sweep_row(cspan_sweep *sweep, int32_t y, const cspan_span **spans) {
  const brush none = {0};
  *spans = sweep->spans;
  enter(sweep, (float)y);
  arrange(sweep, (float)y);
  return lay_row(sweep, (float)y, &none);
}

CLONES
void cspan_fill_path(cspan_sweep *sweep, const cspan_rows *rows, const cspan_ink *ink) {
  brush brush = {.row = rows->first, .left = rows->left, .right = rows->right, .ink = ink};
  set_color(&brush.color, ink);
  straight straight;
  for (int32_t y = rows->top; y < rows->bottom; y++, brush.row += rows->stride) {
    enter(sweep, (float)y);
    arrange(sweep, (float)y);
    if (!find_straight(&straight, sweep, y, rows->bottom)) {
      lay_row(sweep, (float)y, &brush);
      continue;
    }
    for (;; y++, brush.row += rows->stride) {
      if (straight.is_thin) {
        lay_thin(&straight, (float)y, &brush);
      } else {
        lay_straight(sweep, &straight, (float)y, &brush);
      }
      if (--straight.rows == 0) break;
    }
  }
}
