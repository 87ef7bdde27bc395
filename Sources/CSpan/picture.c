// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "convex.h"

// Numbers of u, v, u + v and u - v, whose limits are a picture's sides and cut corners.
typedef double sides __attribute__((vector_size(32)));
typedef int64_t side_masks __attribute__((vector_size(32)));

typedef struct {
  sides least, most, start, down, per_step;
} visible;

INLINE void set_sides(sides *s, double u, double v) { *s = (sides){u, v, u + v, u - v}; }

INLINE double not_flat(double step) {
  return step > -1e-9 && step < 1e-9 ? 1e-9 : step;
}

INLINE void set_visible(visible *s, const cspan_picture *p, const cspan_octagon *limits) {
  for (int side = 0; side < 4; side++) {
    s->least[side] = limits->least[side];
    s->most[side] = limits->most[side];
  }
  set_sides(&s->start, p->u, p->v);
  set_sides(&s->down, p->u_down, p->v_down);
  sides step;
  set_sides(&step, p->u_step, p->v_step);
  for (int side = 0; side < 4; side++) s->per_step[side] = 1 / not_flat(step[side]);
}

#define PICK_SIDES(where, one, other) \
  ((sides)(((where) & (side_masks)(one)) | (~(where) & (side_masks)(other))))

INLINE double least_real(double a, double b) { return a < b ? a : b; }
INLINE double most_real(double a, double b) { return a > b ? a : b; }

INLINE int32_t column_of(double place, const cspan_rows *rows) {
  if (!(place > rows->left)) return rows->left;
  return place < rows->right ? (int32_t)place : rows->right;
}

// The columns of a row in which there may be anything but clear.
INLINE void find_visible(
    const visible *s, const cspan_picture *p, int32_t y, const cspan_rows *rows, int32_t *from,
    int32_t *to) {
  const sides start = s->start + s->down * (double)(y - p->y);
  const sides one = (s->least - start) * s->per_step, other = (s->most - start) * s->per_step;
  const side_masks is_less = one < other;
  const sides first = PICK_SIDES(is_less, one, other), last = PICK_SIDES(is_less, other, one);
  const double low = most_real(
      most_real(most_real(first[0], first[1]), most_real(first[2], first[3])), -1e9);
  const double high = least_real(
      least_real(least_real(last[0], last[1]), least_real(last[2], last[3])), 1e9);
  *from = column_of(low + p->x, rows);
  *to = column_of(high + p->x + 2, rows);
}

INLINE int32_t least_of(int32_t a, int32_t b) { return a < b ? a : b; }
INLINE int32_t most_of(int32_t a, int32_t b) { return a > b ? a : b; }

INLINE uint16_t scaled(uint16_t cover, uint16_t by) {
  return (uint16_t)(((uint32_t)cover * by + 65535) >> 16);
}

// Writes the coverages of a row where these are not all the same, through one for all.
INLINE void write_scaled(uint16_t *covers, const span *span, int32_t from, int32_t to, uint16_t by) {
  if (from >= to) return;
  write_part(covers, span, from, to);
  if (by == 65535) return;
  for (int32_t x = from; x < to; x++) covers[x] = scaled(covers[x], by);
}

// What an outline's pixels get: a picture, with its limits if it has any, or a gradient.
typedef struct {
  const cspan_picture *picture;
  const cspan_octagon *limits;
  const cspan_gradient *gradient;
  uint16_t cover;
  uint32_t *colors;
} source;

INLINE void fill_rows(
    const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers, const source *source) {
  visible visible;
  if (source->limits) set_visible(&visible, source->picture, source->limits);
  chain chains[2];
  set_chains(chains, shape);
  const float width = (float)shape->width;
  uint32_t *row = rows->first;
  int32_t top = rows->top;
  for (int32_t y = rows->top; y < rows->bottom; y++, row += rows->stride) {
    if (y == rows->top || y - top == ROWS) {
      top = y;
      const int32_t bottom = y + ROWS < rows->bottom ? y + ROWS : rows->bottom;
      cut_up(&chains[0], y, bottom);
      cut_up(&chains[1], y, bottom);
    }
    int32_t from = rows->left, to = rows->right;
    if (source->limits) find_visible(&visible, source->picture, y, rows, &from, &to);
    if (from >= to) continue;
    span span;
    quad whole[2];
    if (!find_span(&span, chains, y, top, width, whole)) continue;
    from = most_of(from, span.begin);
    to = least_of(to, span.end);
    if (from >= to) continue;
    const int32_t solid = clamped(span.solid, from, to);
    const int32_t solid_end = clamped(span.solid_end, solid, to);
    write_scaled(covers, &span, from, solid, source->cover);
    write_scaled(covers, &span, solid_end, to, source->cover);
    const cspan_stretch stretch = {
      from, solid, solid_end, to, solid < solid_end ? scaled(span.cover, source->cover) : 0, covers};
    if (source->picture) {
      cspan_lay_sprite(row, &stretch, y, source->picture, source->colors);
    } else {
      cspan_lay_gradient(row, &stretch, y, source->gradient, source->colors);
    }
  }
}

WIDE_CLONES
void cspan_fill_sprite(
    const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers,
    const cspan_picture *picture, const cspan_octagon *limits, uint16_t cover, uint32_t *colors) {
  const source source = {picture, limits, 0, cover, colors};
  fill_rows(shape, rows, covers, &source);
}

WIDE_CLONES
void cspan_fill_gradient(
    const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers,
    const cspan_gradient *gradient, uint16_t cover, uint32_t *colors) {
  const source source = {0, 0, gradient, cover, colors};
  fill_rows(shape, rows, covers, &source);
}
