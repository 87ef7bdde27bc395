// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "fill.h"

// What lies between two convex outlines, one inside the other: a row has the sides of both, and what
// is right of an inner left side is lost again, as what is right of the outer right one.

// The sides of a row of both, in the order in which their shares are added.
typedef struct {
  quad left[2 * cspan_most_ring_edges + 4], right[2 * cspan_most_ring_edges + 4];
} ring_pieces;

INLINE quad lost(quad piece) {
  return (quad){piece[LOW], piece[WIDTH], -piece[HEIGHT], -piece[RATE]};
}

INLINE int32_t join(
    quad *to, const quad *outer, int32_t outer_count, const quad *inner, int32_t inner_count) {
  for (int32_t i = 0; i < outer_count; i++) to[i] = outer[i];
  for (int32_t i = 0; i < inner_count; i++) to[outer_count + i] = lost(inner[i]);
  return outer_count + inner_count;
}

// Brings an inner row into an outer one.
INLINE void take_out(span *outer, const span *inner, ring_pieces *pieces) {
  const float all = outer->height;
  outer->left_count =
      join(pieces->left, outer->left, outer->left_count, inner->left, inner->left_count);
  outer->right_count =
      join(pieces->right, outer->right, outer->right_count, inner->right, inner->right_count);
  outer->left = pieces->left;
  outer->right = pieces->right;
  // In the same order as shares are added, so that it is the same number.
  float height = all;
  for (int32_t i = 0; i < inner->left_count; i++) height -= inner->left[i][HEIGHT];
  outer->height = height;
  outer->cover = cover_of(height);
  if (inner->begin < outer->begin) outer->begin = inner->begin;
  if (inner->end > outer->end) outer->end = inner->end;
  if (inner->solid > outer->solid) outer->solid = inner->solid;
  if (inner->solid_end < outer->solid_end) outer->solid_end = inner->solid_end;
  // Where no pixel is between the inner sides, each end of the row has pieces of both.
  if (outer->solid_end < outer->solid || inner->solid == inner->end) {
    outer->solid = outer->solid_end = outer->end;
  }
}

// Whether a row is a left band and a right one, each with a middle worth a loop of its own.
INLINE int is_broad(const span *outer, const span *inner) {
  return outer->height == 1 && inner->height == 1 && inner->solid < inner->solid_end
      && inner->begin - outer->solid > WIDE && outer->solid_end - inner->end > WIDE;
}

// The bands of such a row.
INLINE span left_band(const span *outer, const span *inner) {
  span band = *outer;
  band.solid_end = inner->begin;
  band.end = inner->solid;
  band.right = inner->left;
  band.right_count = inner->left_count;
  return band;
}

INLINE span right_band(const span *outer, const span *inner) {
  span band = *outer;
  band.begin = inner->solid_end;
  band.solid = inner->end;
  band.left = inner->right;
  band.left_count = inner->right_count;
  return band;
}

// Rows of four straight sides, the inner close to the outer ones; answers how many were done before
// one that is not usual.
INLINE int32_t fill_straight(
    uint32_t *row, const cspan_edge *edges[4], int32_t y, int32_t count, const cspan_rows *rows,
    const paint *paint) {
  float widths[4];
  for (int32_t i = 0; i < 4; i++) {
    widths[i] = width_of(edges[i]);
    if (widths[i] > STEP - 2) return 0;
  }
  const reals outer_width = EITHER(widths[0], widths[1]), inner_width = EITHER(widths[2], widths[3]);
  const float rates[4] = {
    rate_of(widths[0], 1), rate_of(widths[1], 1), -rate_of(widths[2], 1), -rate_of(widths[3], 1)};
  const reals outer_rate = EITHER(rates[0], rates[1]), inner_rate = EITHER(rates[2], rates[3]);
  const reals gained = SPREAD(1.0f), given = SPREAD(-1.0f);
  straight outer, inner;
  for (int32_t done = 0; done < count; done++, row += rows->stride) {
    const int32_t k = done & (WIDE - 1);
    if (k == 0) {
      find_straight(&outer, edges[0], edges[1], y + done, rows);
      find_straight(&inner, edges[2], edges[3], y + done, rows);
    }
    const int32_t begin = outer.begin[k], last = outer.end[k] - STEP;
    if (!outer.is_usual[k] || !inner.is_usual[k] || inner.left[k] + widths[2] >= (float)(begin + STEP)
        || inner.right[k] < (float)last) {
      return done;
    }
    reals columns, beyond, sum = {0};
    columns_of(&columns, begin, last);
    find_beyond(&beyond, &outer, k);
    const reals inner_low = EITHER(inner.left[k], inner.right[k]);
    add_shares_beyond(&sum, &beyond, &outer_width, &gained, &outer_rate);
    add_shares_of(&sum, &columns, &inner_low, &inner_width, &given, &inner_rate);
    ends ends;
    make_ends(&ends, row, begin, last, &sum, 0, &paint->color, 0);
    memcpy(row + begin, &ends.head, sizeof ends.head);
    memcpy(row + last, &ends.tail, sizeof ends.tail);
  }
  return count;
}

// How many rows from y on have four sides that are one edge each; their edges.
INLINE int32_t find_edges(
    const cspan_edge *edges[4], const chain *outer, const chain *inner, int32_t y, int32_t top,
    int32_t bottom) {
  float end = (float)bottom;
  for (int32_t i = 0; i < 4; i++) {
    const chain *own = i < 2 ? &outer[i] : &inner[i - 2];
    const int32_t number = own->whole[y - top];
    if (number < 0) return 0;
    edges[i] = &own->edges[number];
    end = least(end, edges[i]->bottom);
  }
  return floor_of(end) - y;
}

WIDE_CLONES
void cspan_fill_ring(
    const cspan_convex *outer_shape, const cspan_convex *inner_shape, const cspan_rows *rows,
    uint16_t *covers, const cspan_ink *ink) {
  paint paint;
  set_paint(&paint, ink);
  chain outer[2], inner[2];
  set_chains(outer, outer_shape);
  set_chains(inner, inner_shape);
  ring_pieces pieces;
  const float width = (float)outer_shape->width;
  uint32_t *row = rows->first;
  for (int32_t top = rows->top; top < rows->bottom; top += ROWS) {
    const int32_t bottom = top + ROWS < rows->bottom ? top + ROWS : rows->bottom;
    for (int32_t i = 0; i < 2; i++) {
      cut_up(&outer[i], top, bottom);
      cut_up(&inner[i], top, bottom);
    }
    for (int32_t y = top; y < bottom; y++, row += rows->stride) {
      const cspan_edge *edges[4];
      const int32_t count = find_edges(edges, outer, inner, y, top, bottom);
      const int32_t done = count > 0 ? fill_straight(row, edges, y, count, rows, &paint) : 0;
      if (done > 0) {
        y += done - 1;
        row += (done - 1) * rows->stride;
        continue;
      }
      span own, hole;
      quad whole[2], hole_whole[2];
      if (!find_span(&own, outer, y, top, width, whole)) continue;
      const int has_hole = find_span(&hole, inner, y, top, width, hole_whole);
      if (has_hole && is_broad(&own, &hole)) {
        span left = left_band(&own, &hole), right = right_band(&own, &hole);
        fill_any(row, &left, covers, rows, &paint, ALL);
        fill_any(row, &right, covers, rows, &paint, ALL);
        continue;
      }
      if (has_hole) take_out(&own, &hole, &pieces);
      fill_any(row, &own, covers, rows, &paint, ALL);
    }
  }
}
