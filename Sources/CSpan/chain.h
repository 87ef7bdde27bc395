// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef CHAIN_H
#define CHAIN_H

#include "CSpan.h"
#include "clones.h"

// A chain of edges cut up by rows of pixels, for some rows at a time: first all of it, in one loop
// that need not guess how many edges the next row has, and then whatever is made of it.

enum { ROWS = 64 };

// A piece of an edge within one row; half its height by its width is its rate.
typedef struct {
  float low, width, height, rate;
} piece;

// What of a chain lies in a row: pieces, or one edge from top to bottom.
typedef struct side {
  int32_t first, last;
  int32_t edge;
} side;

typedef struct {
  const cspan_edge *edges;
  int32_t count, cursor;
  side sides[ROWS];
  piece pieces[ROWS + cspan_most_edges];
} chain;

// The chain on the left first.
INLINE void set_chains(chain chains[2], const cspan_convex *shape) {
  const int left = shape->sign[0] > 0 ? 0 : 1;
  for (int side = 0; side < 2; side++) {
    chains[side].edges = shape->edges[side ^ left];
    chains[side].count = shape->count[side ^ left];
    chains[side].cursor = 0;
  }
}

INLINE float least(float a, float b) { return a < b ? a : b; }
INLINE float most(float a, float b) { return a > b ? a : b; }

INLINE int32_t floor_of(float value) {
  const int32_t whole = (int32_t)value;
  return whole - (value < (float)whole);
}

INLINE float rate_of(float width, float height) { return 0.5f * height / most(width, 0x1p-20f); }

// Where an edge enters a row.
INLINE float place(const cspan_edge *edge, float row) {
  return edge->x + (row - edge->top) * edge->slope;
}

// The piece of an edge that crosses a whole row. Its width is that in every row.
INLINE piece whole_piece(const cspan_edge *edge, float row) {
  const float from = place(edge, row), to = place(edge, row + 1);
  const float width = most(edge->slope, -edge->slope);
  return (piece){least(from, to), width, 1, rate_of(width, 1)};
}

// Cuts up a chain for the rows from y to `end`, which go on where the last ones ended.
static void cut_up(chain *chain, int32_t y, int32_t end) {
  const cspan_edge *edges = chain->edges;
  const int32_t count = chain->count;
  int32_t at = chain->cursor, row = y, first = 0, number = 0;
  float top = (float)y;
  side *side = chain->sides;
  while (at < count && edges[at].bottom <= (float)y) at++;
  while (at < count && row < end) {
    const cspan_edge *edge = &edges[at];
    const float bottom = top + 1;
    if (edge->top <= top && edge->bottom >= bottom) {
      const int32_t last = edge->bottom < (float)end ? floor_of(edge->bottom) : end;
      for (; row < last; row++) *side++ = (struct side){0, 0, at};
      top = (float)row;
      at += edge->bottom <= top;
      continue;
    }
    if (edge->top >= bottom) {
      *side++ = (struct side){first, number, -1};
      first = number;
      row++;
      top = bottom;
      continue;
    }
    const float from_y = most(edge->top, top), to_y = least(edge->bottom, bottom);
    const float from = place(edge, from_y), to = place(edge, to_y);
    const float low = least(from, to), width = most(from, to) - low, height = to_y - from_y;
    chain->pieces[number++] = (piece){low, width, height, rate_of(width, height)};
    // A row's side is written with each of its pieces; the last one stays.
    *side = (struct side){first, number, -1};
    const int ends_row = edge->bottom >= bottom;
    at += edge->bottom <= bottom;
    row += ends_row;
    top = ends_row ? bottom : top;
    side += ends_row;
    first = ends_row ? number : first;
  }
  chain->cursor = at;
  if (row < end && first < number) {
    side++;
    row++;
  }
  for (; row < end; row++) *side++ = (struct side){0, 0, -1};
}

#endif
