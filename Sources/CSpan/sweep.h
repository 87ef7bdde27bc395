// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SWEEP_H
#define SWEEP_H

#include "area.h"
#include "shares.h"

// A chain that the row under way may touch.
typedef struct {
  // The edge that the row begins in, and the end of all.
  const cspan_edge *edge, *end;
  // The cells it touches.
  int32_t low, high;
  int32_t winding;
  // Which of the outline's chains it is: with `low` the order in a row.
  int32_t index;
  // Where it begins and ends within the row.
  float top, bottom;
  // Where it is at the row's top and bottom, if it is one edge between them.
  float from, to;
  int32_t is_whole;
} active;

// A chain in a slab of a row: the edges at its top and in its middle, and where that one is there.
typedef struct {
  const active *chain;
  const cspan_edge *edge, *middle;
  float place;
} lane;

// More pieces than this are added up in cells.
enum { most_pieces = 24, most_shares = 64 };

struct cspan_sweep {
  int32_t width, chains;
  active *actives;
  lane *lanes;
  int32_t *order;
  cspan_span *spans;
  uint16_t *covers;
  // Changes of coverage in a group of chains; all 0 between them.
  float *cells;

  // The outline under way, which of its chains come next, and how many are active.
  const cspan_edge *edges;
  const cspan_chain *outline;
  int32_t count, even_odd, next, live;

  // What a group of chains adds up to.
  int32_t pieces, is_spilt;
  piece group[most_pieces];
};

// What the rule says of a winding.
INLINE int holds(const cspan_sweep *sweep, int32_t winding) {
  return sweep->even_odd ? winding & 1 : winding != 0;
}

INLINE float top_of(const cspan_sweep *sweep, int32_t chain) {
  return sweep->edges[sweep->outline[chain].first].top;
}

// Brings the pieces that wait into cells.
static void spill(cspan_sweep *sweep) {
  const float end = (float)sweep->width;
  for (int32_t i = 0; i < sweep->pieces; i++) {
    const piece *own = &sweep->group[i];
    float low = own->low, high = low + own->width, height = own->height;
    // What is left of the domain covers all of it, what is right of it nothing.
    if (!(high > 0)) {
      sweep->cells[0] += height;
    } else if (low < end) {
      if (low < 0 || high > end) {
        const float rate = height / (high - low);
        const float before = most(0, -low) * rate, beyond = most(0, high - end) * rate;
        sweep->cells[0] += before;
        low = most(low, 0);
        high = least(high, end);
        height -= before + beyond;
      }
      add_part(sweep->cells, low, high, height);
    }
  }
  sweep->pieces = 0;
  sweep->is_spilt = 1;
}

INLINE void put_piece(cspan_sweep *sweep, piece own) {
  if (sweep->pieces == most_pieces) spill(sweep);
  sweep->group[sweep->pieces++] = own;
}

// The piece of an edge from a row's top to its bottom.
INLINE piece straight_piece(const cspan_edge *edge, float low, float sign) {
  const float width = width_of(edge);
  return (piece){low, width, sign, sign * rate_of(width, 1)};
}

// Adds a part of an edge within a row: with sign 1 what is right of it is gained, with -1 it is lost.
INLINE void put(
    cspan_sweep *sweep, const cspan_edge *edge, float top, float bottom, float sign) {
  piece own = part_of(edge, top, bottom);
  own.height *= sign;
  own.rate *= sign;
  put_piece(sweep, bottom - top == 1 ? straight_piece(edge, own.low, sign) : own);
}

#endif
