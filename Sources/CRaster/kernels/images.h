// Part of Snapback, under the MIT licence; see LICENSE.

// Bilinear samples of images under an affine map.

#ifndef CRASTER_IMAGES_H
#define CRASTER_IMAGES_H

#include "../include/CRasterKernels.h"
#include "images_avx2.h"
#include "images_avx512.h"
#include "row_span.h"
#include "texels.h"

INLINE int64_t clamp_index(int64_t index, int64_t count) {
  return index < 0 ? 0 : index < count ? index : count - 1;
}

// One pixel, which may lie outside: the scalar reference of all others.
static uint32_t sample_pixel(const texel_path *path, int64_t i) {
  const int64_t u = path->u + path->u_step * i, v = path->v + path->v_step * i;
  const uint32_t right = (uint32_t)(u >> 8) & 255, bottom = (uint32_t)(v >> 8) & 255;
  const uint32_t both = right * bottom >> 8;
  const uint32_t *upper = path->texels + clamp_index(v >> 16, path->height) * path->width;
  const uint32_t *lower = path->texels + clamp_index((v >> 16) + 1, path->height) * path->width;
  const int64_t left_column = clamp_index(u >> 16, path->width);
  const int64_t right_column = clamp_index((u >> 16) + 1, path->width);
  uint32_t pixel = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const uint32_t sum = (upper[left_column] >> shift & 255) * (256 - right - bottom + both)
        + (upper[right_column] >> shift & 255) * (right - both)
        + (lower[left_column] >> shift & 255) * (bottom - both)
        + (lower[right_column] >> shift & 255) * both;
    pixel |= (sum + 128) >> 8 << shift;
  }
  return pixel;
}

// Narrows from ..< to so that 0 <= start + i * step <= max for every index i in it.
INLINE void narrow_indices(
    int64_t start, int64_t step, int64_t max, int64_t *from, int64_t *to) {
  if (step == 0) {
    if (start < 0 || start > max) *to = *from;
    return;
  }
  // Backwards it is the same from the other end.
  if (step < 0) {
    start = max - start;
    step = -step;
  }
  const int64_t first = start < 0 ? (-start + step - 1) / step : 0;
  const int64_t end = start > max ? 0 : (max - start) / step + 1;
  *from = first > *from ? first : *from;
  *to = end < *to ? end : *to;
}

// The indices of the pixels whose four texels all exist: none, or at least eight.
INLINE void find_inside(const texel_path *path, int64_t n, int64_t *from, int64_t *to) {
  *from = 0;
  *to = n;
  const int64_t u_max = ((path->width - 1) << 16) - 1, v_max = ((path->height - 1) << 16) - 1;
  const int64_t u_end = path->u + path->u_step * (n - 1);
  const int64_t v_end = path->v + path->v_step * (n - 1);
  // Mostly all of them do: then both ends do, and no division is necessary.
  const int is_inside = (path->u >= 0) & (path->u <= u_max) & (u_end >= 0) & (u_end <= u_max)
      & (path->v >= 0) & (path->v <= v_max) & (v_end >= 0) & (v_end <= v_max);
  if (!is_inside) {
    narrow_indices(path->u, path->u_step, u_max, from, to);
    narrow_indices(path->v, path->v_step, v_max, from, to);
  }
  if (*to - *from < 8) *from = *to = 0;
}

// A number in 65536ths, rounded, after clamping it to -limit ... limit. The sum is positive, so
// that the conversion rounds down.
INLINE int64_t fixed_point(double value, double limit) {
  value = value > -limit ? value : -limit;
  value = value < limit ? value : limit;
  return (int64_t)(value * 65536 + (0x1p48 + 0.5)) - ((int64_t)1 << 48);
}

INLINE texel_path make_texel_path(const craster_image *image, int32_t x, int32_t y) {
  const int64_t u_step = fixed_point(image->u_dx, 0x1p20);
  const int64_t v_step = fixed_point(image->v_dx, 0x1p20);
  const int64_t dx = (int64_t)x - image->x;
  const double dy = (double)(y - image->y);
  return (texel_path){
    image->texels, image->width, image->height,
    fixed_point(image->u + image->u_dy * dy, 0x1p30) + u_step * dx,
    fixed_point(image->v + image->v_dy * dy, 0x1p30) + v_step * dx, u_step, v_step};
}

// Eight pixels from index `from` on, whose texels are loaded one by one.
INLINE void sample_any_x8(uint32_t *dst, const texel_path *path, int64_t from) {
  const uint32x8 u = path_positions(path->u, path->u_step, from);
  const uint32x8 v = path_positions(path->v, path->v_step, from);
  const uint32x8 offsets = (v >> 16) * (uint32_t)path->width + (u >> 16);
  uint32_t indices[8];
  memcpy(indices, &offsets, sizeof indices);
  texel_quad_x8 quad;
  load_texel_pairs(path->texels, indices, &quad.top_left, &quad.top_right);
  load_texel_pairs(path->texels + path->width, indices, &quad.bottom_left, &quad.bottom_right);
  const uint16x16 pixels = interpolate_texels(&quad, u, v);
  memcpy(dst + from, &pixels, sizeof pixels);
}

// Eight pixels of an image that is neither turned nor scaled.
INLINE void sample_translated_x8(uint32_t *dst, const texel_path *path, int64_t from) {
  const uint32x8 u = path_positions(path->u, path->u_step, from);
  const uint32x8 v = path_positions(path->v, path->v_step, from);
  const uint32_t *upper =
      path->texels + (path->v >> 16) * path->width + (path->u >> 16) + from;
  const uint32_t *lower = upper + path->width;
  texel_quad_x8 quad;
  memcpy(&quad.top_left, upper, sizeof quad.top_left);
  memcpy(&quad.top_right, upper + 1, sizeof quad.top_right);
  memcpy(&quad.bottom_left, lower, sizeof quad.bottom_left);
  memcpy(&quad.bottom_right, lower + 1, sizeof quad.bottom_right);
  const uint16x16 pixels = interpolate_texels(&quad, u, v);
  memcpy(dst + from, &pixels, sizeof pixels);
}

// At least eight pixels that all lie inside; the last eight overlap those before.
static void sample_inside_any(uint32_t *dst, int64_t n, const texel_path *path) {
  const texel_path copy = *path;
  if (copy.u_step == 65536 && copy.v_step == 0) {
    for (int64_t i = 0; i + 8 < n; i += 8) sample_translated_x8(dst, &copy, i);
    sample_translated_x8(dst, &copy, n - 8);
  } else {
    for (int64_t i = 0; i + 8 < n; i += 8) sample_any_x8(dst, &copy, i);
    sample_any_x8(dst, &copy, n - 8);
  }
}

INLINE int32x8 clamp_index_x8(int32x8 index, int32_t max) {
  const int32x8 positive = index & ~(index >> 31), limit = (int32x8){0} + max;
  return SELECT(int32x8, int32x8, positive < limit, positive, limit);
}

INLINE uint32x8 load_texels_x8(const texel_path *path, int32x8 u, int32x8 v) {
  const uint32x8 offsets = (uint32x8)(v * (int32_t)path->width + u);
  uint32_t at[8];
  memcpy(at, &offsets, sizeof at);
  const uint32_t *texels = path->texels;
  return (uint32x8){
    texels[at[0]], texels[at[1]], texels[at[2]], texels[at[3]],
    texels[at[4]], texels[at[5]], texels[at[6]], texels[at[7]]};
}

// Eight pixels that may lie outside, but not far.
INLINE uint16x16 sample_at_border_x8(const texel_path *path, int64_t from) {
  const uint32x8 u = path_positions(path->u, path->u_step, from);
  const uint32x8 v = path_positions(path->v, path->v_step, from);
  const int32_t last_column = (int32_t)path->width - 1, last_row = (int32_t)path->height - 1;
  const int32x8 column = (int32x8)u >> 16, row = (int32x8)v >> 16;
  const int32x8 left = clamp_index_x8(column, last_column);
  const int32x8 right = clamp_index_x8(column + 1, last_column);
  const int32x8 top = clamp_index_x8(row, last_row);
  const int32x8 bottom = clamp_index_x8(row + 1, last_row);
  const texel_quad_x8 quad = {
    load_texels_x8(path, left, top), load_texels_x8(path, right, top),
    load_texels_x8(path, left, bottom), load_texels_x8(path, right, bottom)};
  return interpolate_texels(&quad, u, v);
}

// Whether a position fits 32 bits with some space to spare.
INLINE int fits_vectors(int64_t position) {
  return position > -((int64_t)1 << 30) && position < (int64_t)1 << 30;
}

// Pixels that may lie outside.
static void sample_border(uint32_t *dst, int64_t from, int64_t to, const texel_path *path) {
  const texel_path copy = *path;
  const int64_t last = to + 8;
  if (!fits_vectors(copy.u + from * copy.u_step) || !fits_vectors(copy.u + last * copy.u_step)
      || !fits_vectors(copy.v + from * copy.v_step) || !fits_vectors(copy.v + last * copy.v_step)) {
    for (int64_t i = from; i < to; i++) dst[i] = sample_pixel(path, i);
    return;
  }
  for (; from + 8 <= to; from += 8) {
    const uint16x16 pixels = sample_at_border_x8(&copy, from);
    memcpy(dst + from, &pixels, sizeof pixels);
  }
  if (from < to) {
    const uint16x16 pixels = sample_at_border_x8(&copy, from);
    memcpy(dst + from, &pixels, (size_t)(to - from) * sizeof *dst);
  }
}

// At least eight pixels that all lie inside, from index `from` on.
static void sample_inside(uint32_t *dst, int64_t n, const texel_path *path, int64_t from) {
  if (blend_level_path(dst, n, path, from, STORE_PIXELS)) return;
  texel_path shifted = *path;
  shifted.u += from * shifted.u_step;
  shifted.v += from * shifted.v_step;
  if (!sample_level_path(dst, n, &shifted)) sample_inside_any(dst, n, &shifted);
}

static void sample_image(
    uint32_t *dst, size_t count, int32_t x, int32_t y, const craster_image *image) {
  const texel_path path = make_texel_path(image, x, y);
  const int64_t n = (int64_t)count;
  int64_t from, to;
  find_inside(&path, n, &from, &to);
  if (from > 0) sample_border(dst, 0, from, &path);
  if (from < to) sample_inside(dst + from, to - from, &path, from);
  if (to < n) sample_border(dst, to, n, &path);
}

// Blends an image over a span of row y. `colors` is scratch memory for the row.
static void blend_image_span(
    uint32_t *row, const row_span *span, int32_t y, const craster_image *image, uint32_t *colors) {
  const texel_path path = make_texel_path(image, span->from, y);
  const int64_t n = span->to - span->from;
  int64_t first, end;
  find_inside(&path, n, &first, &end);
  const int32_t from = max_int((int32_t)first + span->from, span->solid);
  const int32_t to = min_int((int32_t)end + span->from, span->solid_end);
  if (from < to
      && blend_level_path(row + from, to - from, &path, from - span->from, span->solid_coverage)) {
    // Only the ends remain.
    if (span->from < from) {
      sample_border(colors + span->from, 0, from - span->from, &path);
      blend_span_columns(row, span, colors, span->from, from);
    }
    if (to < span->to) {
      sample_border(colors + span->from, to - span->from, n, &path);
      blend_span_columns(row, span, colors, to, span->to);
    }
    return;
  }
  sample_image(colors + span->from, (size_t)n, span->from, y, image);
  blend_span_columns(row, span, colors, span->from, span->to);
}

#endif
