// Part of Snapback, under the MIT licence; see LICENSE.

// Filling convex outlines with images and gradients.

#ifndef CRASTER_FILL_CONVEX_SOURCE_H
#define CRASTER_FILL_CONVEX_SOURCE_H

#include "convex_row.h"
#include "gradients.h"
#include "images.h"

// u, v, u + v and u - v: the sides and the cut corners of an octagon.
INLINE float64x4 octagon_coordinates(double u, double v) {
  return (float64x4){u, v, u + v, u - v};
}

// An octagon's range, and its coordinates at the image's reference point; for each row down; and
// columns for each unit of them.
typedef struct {
  float64x4 min, max, start, dy, columns_per_unit;
} visible_range;

// Keeps divisions finite where a coordinate hardly changes along a row.
INLINE double nonzero_step(double step) { return step > -1e-9 && step < 1e-9 ? 1e-9 : step; }

INLINE visible_range make_visible_range(
    const craster_image *image, const craster_octagon *limits) {
  visible_range range;
  const float64x4 step = octagon_coordinates(image->u_dx, image->v_dx);
  for (int side = 0; side < 4; side++) {
    range.min[side] = limits->min[side];
    range.max[side] = limits->max[side];
    range.columns_per_unit[side] = 1 / nonzero_step(step[side]);
  }
  range.start = octagon_coordinates(image->u, image->v);
  range.dy = octagon_coordinates(image->u_dy, image->v_dy);
  return range;
}

INLINE int32_t clamp_column(double x, const craster_rows *rows) {
  if (!(x > rows->left)) return rows->left;
  return x < rows->right ? (int32_t)x : rows->right;
}

// The columns of a row in which the image may be visible.
INLINE void find_visible_columns(
    const visible_range *range, const craster_image *image, int32_t y, const craster_rows *rows,
    int32_t *from, int32_t *to) {
  const float64x4 start = range->start + range->dy * (double)(y - image->y);
  const float64x4 one = (range->min - start) * range->columns_per_unit;
  const float64x4 other = (range->max - start) * range->columns_per_unit;
  const int64x4 is_less = one < other;
  const float64x4 first = SELECT(float64x4, int64x4, is_less, one, other);
  const float64x4 last = SELECT(float64x4, int64x4, is_less, other, one);
  const double low =
      max_double(max_double(max_double(first[0], first[1]), max_double(first[2], first[3])), -1e9);
  const double high =
      min_double(min_double(min_double(last[0], last[1]), min_double(last[2], last[3])), 1e9);
  *from = clamp_column(low + image->x, rows);
  *to = clamp_column(high + image->x + 2, rows);
}

// A coverage times an opacity, both 0 to 65535, rounded up.
INLINE uint16_t scale_coverage(uint16_t coverage, uint16_t opacity) {
  return (uint16_t)(((uint32_t)coverage * opacity + 65535) >> 16);
}

INLINE void write_scaled_coverage(
    uint16_t *coverage, const convex_row *row, int32_t from, int32_t to, uint16_t opacity) {
  if (from >= to) return;
  write_convex_columns(coverage, row, from, to);
  if (opacity == 65535) return;
  for (int32_t x = from; x < to; x++) coverage[x] = scale_coverage(coverage[x], opacity);
}

// The paint of an outline: an image, with its limits if it has any, or a gradient.
typedef struct {
  const craster_image *image;
  const craster_octagon *limits;
  const craster_gradient *gradient;
  uint16_t opacity;
  uint32_t *colors;
} fill_source;

INLINE void fill_convex_source(
    const craster_convex *shape, const craster_rows *rows, uint16_t *coverage,
    const fill_source *source) {
  visible_range visible;
  if (source->limits) visible = make_visible_range(source->image, source->limits);
  chain_rows chains[2];
  begin_chains(chains, shape);
  const float width = (float)shape->width;
  uint32_t *dst = rows->first;
  int32_t top = rows->top;
  for (int32_t y = rows->top; y < rows->bottom; y++, dst += rows->stride) {
    if (y == rows->top || y - top == ROW_BATCH) {
      top = y;
      const int32_t bottom = min_int(y + ROW_BATCH, rows->bottom);
      split_chain(&chains[0], y, bottom);
      split_chain(&chains[1], y, bottom);
    }
    int32_t from = rows->left, to = rows->right;
    if (source->limits) find_visible_columns(&visible, source->image, y, rows, &from, &to);
    if (from >= to) continue;
    convex_row row;
    float32x4 long_fragments[2];
    if (!find_convex_row(&row, chains, y, top, width, long_fragments)) continue;
    from = max_int(from, row.begin);
    to = min_int(to, row.end);
    if (from >= to) continue;
    const int32_t solid = clamp_int(row.solid, from, to);
    const int32_t solid_end = clamp_int(row.solid_end, solid, to);
    write_scaled_coverage(coverage, &row, from, solid, source->opacity);
    write_scaled_coverage(coverage, &row, solid_end, to, source->opacity);
    const uint16_t solid_coverage =
        solid < solid_end ? scale_coverage(row.solid_coverage, source->opacity) : 0;
    const row_span span = {from, solid, solid_end, to, solid_coverage, coverage};
    if (source->image) {
      blend_image_span(dst, &span, y, source->image, source->colors);
    } else {
      blend_gradient_span(dst, &span, y, source->gradient, source->colors);
    }
  }
}

static void fill_convex_image(
    const craster_convex *shape, const craster_rows *rows, uint16_t *coverage,
    const craster_image *image, const craster_octagon *limits, uint16_t opacity,
    uint32_t *colors) {
  const fill_source source = {image, limits, 0, opacity, colors};
  fill_convex_source(shape, rows, coverage, &source);
}

static void fill_convex_gradient(
    const craster_convex *shape, const craster_rows *rows, uint16_t *coverage,
    const craster_gradient *gradient, uint16_t opacity, uint32_t *colors) {
  const fill_source source = {0, 0, gradient, opacity, colors};
  fill_convex_source(shape, rows, coverage, &source);
}

#endif
