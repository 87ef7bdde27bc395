// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "fill.h"

// Rows between two straight sides; answers how many were done before one that is too narrow or cut
// off.
INLINE int32_t fill_straight(
    uint32_t *row, const cspan_edge *left, const cspan_edge *right, int32_t y, int32_t count,
    const cspan_rows *rows, const paint *paint, scope scope) {
  const float left_width = width_of(left), right_width = width_of(right);
  if (left_width > STEP - 2 || right_width > STEP - 2) return 0;
  const float left_rate = rate_of(left_width, 1), right_rate = rate_of(right_width, 1);
  const reals width = EITHER(left_width, right_width), rate = EITHER(left_rate, right_rate);
  const reals height = SPREAD(1.0f);
  straight found;
  for (int32_t done = 0; done < count; done++, row += rows->stride) {
    const int32_t k = done & (WIDE - 1);
    if (k == 0) {
      find_straight(&found, left, right, y + done, rows);
      if (scope == EDGES) find_whole_ends(&found, left_width);
    }
    if (!found.is_usual[k]) return done;
    const int32_t begin = found.begin[k], end = found.end[k];
    reals beyond, sum = {0};
    find_beyond(&beyond, &found, k);
    add_shares_beyond(&sum, &beyond, &width, &height, &rate);
    ends ends;
    ints partial;
    if (scope == EDGES) find_partial(&partial, &found, k);
    make_ends(
        &ends, row, begin, end - STEP, &sum, 1, &paint->color, scope == EDGES ? &partial : 0);
    fill_between(row, begin, end, &ends, 65535, paint, scope);
  }
  return count;
}

INLINE void fill(
    const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers, const cspan_ink *ink,
    scope scope) {
  paint paint;
  set_paint(&paint, ink);
  chain chains[2];
  set_chains(chains, shape);
  const float width = (float)shape->width;
  uint32_t *row = rows->first;
  for (int32_t top = rows->top; top < rows->bottom; top += ROWS) {
    const int32_t bottom = top + ROWS < rows->bottom ? top + ROWS : rows->bottom;
    cut_up(&chains[0], top, bottom);
    cut_up(&chains[1], top, bottom);
    for (int32_t y = top; y < bottom; y++, row += rows->stride) {
      const int32_t left = chains[0].whole[y - top], right = chains[1].whole[y - top];
      if (left >= 0 && right >= 0) {
        const cspan_edge *one = &chains[0].edges[left], *other = &chains[1].edges[right];
        const float end = least(least(one->bottom, other->bottom), (float)bottom);
        const int32_t done = fill_straight(row, one, other, y, floor_of(end) - y, rows, &paint, scope);
        if (done > 0) {
          y += done - 1;
          row += (done - 1) * rows->stride;
          continue;
        }
      }
      span span;
      quad whole[2];
      if (!find_span(&span, chains, y, top, width, whole)) continue;
      fill_any(row, &span, covers, rows, &paint, scope);
    }
  }
}

WIDE_CLONES
void cspan_fill_convex(
    const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers, const cspan_ink *ink) {
  fill(shape, rows, covers, ink, ALL);
}

WIDE_CLONES
void cspan_fill_edges(
    const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers, const cspan_ink *ink) {
  fill(shape, rows, covers, ink, EDGES);
}
