// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef CHAIN_H
#define CHAIN_H

#include "CSpan.h"
#include "clones.h"

#include <string.h>

// A chain of edges cut up by rows of pixels, for some rows at a time: first all of it, in one loop
// that need not guess how many edges the next row has, and then whatever is made of it.

enum { ROWS = 64 };

typedef float quad __attribute__((vector_size(16)));
typedef int32_t quad_ints __attribute__((vector_size(16)));

// A piece of an edge within one row, as a quad: the least x, its width, its height, and the rate:
// half its height by its width.
enum { LOW, WIDTH, HEIGHT, RATE };
// All pieces of a side in a row: the least x, minus the most, and their height.
enum { MINUS_HIGH = WIDTH };

// What of a chain lies in a row.
typedef struct {
  quad all;
  int32_t first, last;
} side;

// Rows hold pieces, or one edge from top to bottom: that one's number, which is otherwise -1.
typedef struct {
  const cspan_edge *edges;
  int32_t count, cursor;
  int32_t whole[ROWS + 16];
  side sides[ROWS + 2];
  quad pieces[ROWS + cspan_most_edges + 2];
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

// A share of a pixel as the law's loops want it.
INLINE uint16_t cover_of(float share) {
  return (uint16_t)(int32_t)(least(most(share, 0), 1) * 65535 + 0.5f);
}

INLINE int32_t floor_of(float value) {
  const int32_t whole = (int32_t)value;
  return whole - (value < (float)whole);
}

INLINE quad choose(quad_ints where, quad one, quad other) {
  return (quad)((where & (quad_ints)one) | (~where & (quad_ints)other));
}
INLINE quad low_of(quad a, quad b) { return choose(a < b, a, b); }
INLINE quad high_of(quad a, quad b) { return choose(a > b, a, b); }

// Places are multiples of a 4096th of a pixel (of more, far out), so that differences to columns
// are exact: a pixel comes out the same wherever a row is begun.
#define STEADY(place) ((place) + 3072.0f - 3072.0f)

// Where an edge enters a row.
INLINE float place(const cspan_edge *edge, float row) {
  return STEADY(edge->x + (row - edge->top) * edge->slope);
}

INLINE float rate_of(float width, float height) { return 0.5f * height / most(width, 0x1p-20f); }

// A piece that goes from one place to another.
INLINE quad piece_of(float from, float to, float height) {
  const float low = least(from, to), width = most(from, to) - low;
  return (quad){low, width, height, rate_of(width, height)};
}

// How wide an edge is in every row that it crosses whole.
INLINE float width_of(const cspan_edge *edge) { return most(edge->slope, -edge->slope); }

// The piece of an edge that crosses a whole row.
INLINE quad whole_piece(const cspan_edge *edge, float row) {
  const float low = least(place(edge, row), place(edge, row + 1)), width = width_of(edge);
  return (quad){low, width, 1, rate_of(width, 1)};
}

// A side that is one piece, ...
INLINE quad side_of(quad piece) {
  const quad minus_high = -(piece + __builtin_shufflevector(piece, piece, 1, 1, 1, 1));
  return __builtin_shufflevector(piece, minus_high, 0, 4, 2, 3);
}

// ... and one with a piece more.
INLINE quad with(quad side, quad piece) {
  const quad more = side_of(piece), sum = side + more, low = low_of(side, more);
  return __builtin_shufflevector(low, sum, 0, 1, 6, 7);
}

// No piece: nothing is lower or higher.
#define NOWHERE ((quad){0x1p30f, 0x1p30f, 0, 0})

// Notes for some rows which edge crosses them whole. It is written sixteen rows at a time, beyond
// the last as well: no row there has one yet, and there is room.
INLINE void set_whole(chain *chain, int32_t from, int32_t to, int32_t edge) {
  typedef int32_t numbers __attribute__((vector_size(64)));
  const numbers own = (numbers){0} + edge, none = (numbers){0} - 1;
  for (; from < to; from += 16) memcpy(chain->whole + from, &own, sizeof own);
  memcpy(chain->whole + to, &none, sizeof none);
}

// Cuts up an edge that crosses a whole row or more, from row y on, which may hold other pieces
// already; the chain's rows begin at `top`. Answers how many pieces there are then.
INLINE int32_t cut_long(
    chain *chain, int32_t at, int32_t y, int32_t top, int32_t end, int32_t number) {
  const cspan_edge *edge = &chain->edges[at];
  const float last = least(edge->bottom, (float)end);
  side *own = chain->sides + (y - top);
  if (edge->top > (float)y) {
    const float border = (float)y + 1;
    const quad piece = piece_of(place(edge, edge->top), place(edge, border), border - edge->top);
    chain->pieces[number++] = piece;
    own->all = with(own->all, piece);
    own->last = number;
    y++;
  }
  const int32_t stop = floor_of(last);
  if (y < stop) {
    set_whole(chain, y - top, stop - top, at);
    y = stop;
  }
  own = chain->sides + (y - top);
  *own = (side){NOWHERE, number, number};
  if (edge->bottom > (float)y && y < end) {
    const float from = (float)y, to = edge->bottom;
    const quad piece = piece_of(place(edge, from), place(edge, to), to - from);
    chain->pieces[number++] = piece;
    *own = (side){side_of(piece), number - 1, number};
    own[1] = (side){NOWHERE, number, number};
  }
  return number;
}

// Four edges side by side: in each, what is in the row where it begins, and what is in the next.
typedef struct {
  quad pieces[4], next[4];
  quad_ints row, goes_on, is_long;
} cuts;

#define TRANSPOSE(a, b, c, d, to) \
  { \
    const quad ab = __builtin_shufflevector(a, b, 0, 4, 1, 5); \
    const quad cd = __builtin_shufflevector(c, d, 0, 4, 1, 5); \
    const quad ab_end = __builtin_shufflevector(a, b, 2, 6, 3, 7); \
    const quad cd_end = __builtin_shufflevector(c, d, 2, 6, 3, 7); \
    to[0] = __builtin_shufflevector(ab, cd, 0, 1, 4, 5); \
    to[1] = __builtin_shufflevector(ab, cd, 2, 3, 6, 7); \
    to[2] = __builtin_shufflevector(ab_end, cd_end, 0, 1, 4, 5); \
    to[3] = __builtin_shufflevector(ab_end, cd_end, 2, 3, 6, 7); \
  }

INLINE void cut_four(cuts *cuts, const quad edges[4], float y) {
  quad parts[4];
  TRANSPOSE(edges[0], edges[1], edges[2], edges[3], parts)
  const quad top = parts[0], bottom = parts[1], x = parts[2], slope = parts[3];
  const quad from = high_of(top, (quad){0} + y);
  const quad_ints whole = __builtin_convertvector(from, quad_ints);
  // A truncated number below 0 is one too high; true is -1.
  cuts->row = whole + (from < __builtin_convertvector(whole, quad));
  const quad row = __builtin_convertvector(cuts->row, quad), middle = row + 1;
  cuts->goes_on = bottom >= middle;
  cuts->is_long = (bottom >= middle + 1) | ((top <= row) & (bottom >= middle));
  const quad to = low_of(bottom, middle);
#define PLACE(at) STEADY(x + ((at) - top) * slope)
  const quad begin = PLACE(from), border = PLACE(to), end = PLACE(bottom);
#undef PLACE
#define PIECES(from, to, height, pieces) \
  { \
    const quad low = low_of(from, to), width = high_of(from, to) - low, own = height; \
    const quad rate = 0.5f * own / high_of(width, (quad){0} + 0x1p-20f); \
    TRANSPOSE(low, width, own, rate, pieces) \
  }
  PIECES(begin, border, to - from, cuts->pieces)
  PIECES(border, end, bottom - middle, cuts->next)
#undef PIECES
}

// Cuts up a chain for the rows from y to `end`, which go on where the last ones ended.
//
// Most edges lie in one row or in two. Both pieces are made, and the second counts if it is there:
// so nothing is guessed, and no edge waits for the one before. Each leaves the row after its own
// ready for pieces to come.
INLINE void cut_up(chain *chain, int32_t y, int32_t end) {
  const cspan_edge *edges = chain->edges;
  const int32_t count = chain->count;
  const side nothing = {NOWHERE, 0, 0};
  int32_t at = chain->cursor, number = 0;
  while (at + 4 < count && edges[at + 3].bottom <= (float)y) at += 4;
  while (at < count && edges[at].bottom <= (float)y) at++;
  memset(chain->whole, 0xff, ROWS * sizeof chain->whole[0]);
  const float first = at < count ? most(edges[at].top, (float)y) : (float)end;
  // Rows up to this one are made, or ready for their first piece.
  int32_t ready = y;
  for (; ready < end && (float)ready <= first; ready++) chain->sides[ready - y] = nothing;
  while (at < count) {
    quad four[4];
    for (int32_t k = 0; k < 4; k++) {
      memcpy(&four[k], &edges[at + k < count ? at + k : count - 1], sizeof four[k]);
    }
    cuts cuts;
    cut_four(&cuts, four, (float)y);
    for (int32_t k = 0; k < 4 && at < count; k++, at++) {
      const int32_t row = cuts.row[k];
      if (row >= end) goto done;
      if (cuts.is_long[k]) {
        number = cut_long(chain, at, row, y, end, number);
        ready = floor_of(least(edges[at].bottom, (float)end)) + 1;
        continue;
      }
      side *own = chain->sides + (row - y);
      const int32_t goes_on = cuts.goes_on[k];
      chain->pieces[number] = cuts.pieces[k];
      chain->pieces[number + 1] = cuts.next[k];
      own->all = with(own->all, cuts.pieces[k]);
      own->last = number + 1;
      number += 1 - goes_on;
      own[1] = (side){
        choose((quad_ints){0} + goes_on, side_of(cuts.next[k]), NOWHERE), number + goes_on, number};
      ready = row + 2;
    }
  }
done:
  for (; ready < end; ready++) chain->sides[ready - y] = nothing;
  chain->cursor = at > 0 ? at - 1 : 0;
}

#endif
