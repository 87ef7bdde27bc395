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
  side sides[ROWS + 1];
  piece pieces[ROWS + cspan_most_edges + 2];
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

INLINE piece piece_of(const cspan_edge *edge, float top, float bottom) {
  const float from = place(edge, top), to = place(edge, bottom);
  const float low = least(from, to), width = most(from, to) - low, height = bottom - top;
  return (piece){low, width, height, rate_of(width, height)};
}

// Cuts up an edge that crosses a whole row or more, from row y on; answers how many pieces there
// are then.
static int32_t cut_long(
    chain *chain, int32_t at, int32_t y, int32_t end, side *sides, int32_t number) {
  const cspan_edge *edge = &chain->edges[at];
  const int32_t first = y;
  for (; y < end && edge->bottom > (float)y; y++, sides++) {
    const float top = (float)y, bottom = top + 1;
    if (edge->top <= top && edge->bottom >= bottom) {
      sides->edge = at;
      continue;
    }
    chain->pieces[number] = piece_of(edge, most(edge->top, top), least(edge->bottom, bottom));
    // In the first row there may be other pieces before it.
    *sides = (side){y == first ? sides->first : number, number + 1, -1};
    number++;
  }
  *sides = (side){number, number, -1};
  return number;
}

// Cuts up a chain for the rows from y to `end`, which go on where the last ones ended.
//
// Most edges lie in one row or in two. Both pieces are made, and the second counts if it is there:
// so nothing is guessed, and no edge waits for the one before. Each leaves the row after its own
// ready for pieces to come.
static void cut_up(chain *chain, int32_t y, int32_t end) {
  const cspan_edge *edges = chain->edges;
  const int32_t count = chain->count;
  int32_t at = chain->cursor, number = 0;
  while (at < count && edges[at].bottom <= (float)y) at++;
  for (int32_t row = 0; row <= end - y; row++) chain->sides[row] = (side){0, 0, -1};
  for (; at < count; at++) {
    const cspan_edge *edge = &edges[at];
    const float from = most(edge->top, (float)y);
    const int32_t row = floor_of(from);
    if (row >= end) break;
    side *sides = chain->sides + (row - y);
    const float middle = (float)row + 1;
    if (edge->bottom >= middle + 1 || (edge->top <= (float)row && edge->bottom >= middle)) {
      number = cut_long(chain, at, row, end, sides, number);
      continue;
    }
    const int32_t two = edge->bottom > middle;
    chain->pieces[number] = piece_of(edge, from, least(edge->bottom, middle));
    chain->pieces[number + 1] = piece_of(edge, middle, edge->bottom);
    sides[0].last = number + 1;
    number += 1 + two;
    sides[1] = (side){number - two, number, -1};
  }
  chain->cursor = at > 0 ? at - 1 : 0;
}

#endif
