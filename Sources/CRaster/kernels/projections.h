// Part of Snapback, under the MIT licence; see LICENSE.

// Samples of textures under a projective map.

#ifndef CRASTER_PROJECTIONS_H
#define CRASTER_PROJECTIONS_H

#include "../include/CRasterKernels.h"
#include "texels.h"

// Pixels at a time, and a coordinate that lies outside of any texture.
enum { PROJECTION_BLOCK = 64, OUTSIDE_TEXTURE = -0x40000000 };

// The texture positions of a block of pixels, in 256ths of a texel.
typedef struct {
  int32_t u[PROJECTION_BLOCK], v[PROJECTION_BLOCK];
} projected_positions;

// Rounds a position in 256ths. Adding 2^22 makes it positive, so that the conversion rounds down.
INLINE int32_t round_position(float value) { return (int32_t)(value + 4194304.5f) - 4194304; }

// `dx` and `dy` are the sample's distance from the pixel's center. `are_visible` says that all positions are.
INLINE void project_block_inline(
    projected_positions *positions, size_t n, int32_t x, const craster_projection *row, float dx,
    float dy, const int are_visible) {
  const craster_projection p = *row;
  const float u0 = p.u + p.u_dy * dy, v0 = p.v + p.v_dy * dy, q0 = p.q + p.q_dy * dy;
  for (size_t i = 0; i < n; i++) {
    const float column = (float)(x + (int32_t)i) + dx;
    const float q = q0 + p.q_dx * column;
    const float scale = 256 / q;
    const float u = (u0 + p.u_dx * column) * scale, v = (v0 + p.v_dx * column) * scale;
    // Positions behind the viewer, far away, and NaN are outside.
    const int is_visible = are_visible
        | ((q > 0) & (u > -4000000) & (u < 4000000) & (v > -4000000) & (v < 4000000));
    positions->u[i] = is_visible ? round_position(u) : OUTSIDE_TEXTURE;
    positions->v[i] = is_visible ? round_position(v) : OUTSIDE_TEXTURE;
  }
}

static void project_block(
    projected_positions *positions, size_t n, int32_t x, const craster_projection *row, float dx,
    float dy) {
  project_block_inline(positions, n, x, row, dx, dy, 0);
}

static void project_visible_block(
    projected_positions *positions, size_t n, int32_t x, const craster_projection *row) {
  project_block_inline(positions, n, x, row, 0, 0, 1);
}

// What is known of a block of pixels.
typedef enum { BLOCK_UNKNOWN, BLOCK_VISIBLE, BLOCK_INSIDE, BLOCK_OUTSIDE } block_place;

// Along a row in front of the viewer both coordinates only grow or only fall, so the ends of a block say where it
// is. A few texels are left for rounding.
INLINE block_place find_block(
    size_t n, int32_t x, const craster_projection *row, const craster_texture *texture) {
  const float columns[2] = {(float)x, (float)(x + (int32_t)n - 1)};
  const float margin = 3, left = (float)texture->min_x, top = (float)texture->min_y;
  const float right = left + (float)texture->width, bottom = top + (float)texture->height;
  // In moderate numbers, so that rounding is below a texel.
  int are_near = (row->q > -4) & (row->q < 4) & (row->u > -32768) & (row->u < 32768) & (row->v > -32768)
      & (row->v < 32768);
  int are_inside = 1, before_left = 1, beyond_right = 1, above = 1, below = 1;
  for (int end = 0; end < 2; end++) {
    const float q = row->q + row->q_dx * columns[end];
    const float u = (row->u + row->u_dx * columns[end]) / q, v = (row->v + row->v_dx * columns[end]) / q;
    are_near &= (q > 1.0f / 64) & (q < 4) & (u > -8192) & (u < 8192) & (v > -8192) & (v < 8192);
    are_inside &= (u > left + margin) & (u < right - margin) & (v > top + margin) & (v < bottom - margin);
    before_left &= u < left - margin;
    beyond_right &= u > right + margin;
    above &= v < top - margin;
    below &= v > bottom + margin;
  }
  if (!are_near) return BLOCK_UNKNOWN;
  if (before_left | beyond_right | above | below) return BLOCK_OUTSIDE;
  return are_inside ? BLOCK_INSIDE : BLOCK_VISIBLE;
}

// Eight texels, of which those outside of the texture are clear.
INLINE uint32x8 load_texels_or_clear(const craster_texture *texture, int32x8 x, int32x8 y) {
  const int32x8 is_inside = (x >= 0) & (x < texture->width) & (y >= 0) & (y < texture->height);
  const int32x8 offsets = (y & is_inside) * texture->width + (x & is_inside);
  uint32_t at[8];
  memcpy(at, &offsets, sizeof at);
  const uint32_t *texels = texture->pixels;
  const uint32x8 loaded = {
    texels[at[0]], texels[at[1]], texels[at[2]], texels[at[3]],
    texels[at[4]], texels[at[5]], texels[at[6]], texels[at[7]]};
  return loaded & (uint32x8)is_inside;
}

// Whether a comparison holds in all lanes.
INLINE int all_lanes_x8(int32x8 mask) {
  uint64_t parts[4];
  memcpy(parts, &mask, sizeof parts);
  return (parts[0] & parts[1] & parts[2] & parts[3]) == ~0ull;
}

// Bilinear samples of n pixels, a multiple of 8. `are_inside` says that all four texels of each exist.
INLINE void sample_positions_inline(
    uint32_t *dst, size_t n, const projected_positions *positions, const craster_texture *texture,
    const int are_inside) {
  const craster_texture t = *texture;
  const int32x8 zero = {0}, last_x = zero + (t.width - 1), last_y = zero + (t.height - 1);
  for (size_t i = 0; i < n; i += 8) {
    int32x8 u, v;
    memcpy(&u, positions->u + i, sizeof u);
    memcpy(&v, positions->v + i, sizeof v);
    const int32x8 x = (u >> 8) - t.min_x, y = (v >> 8) - t.min_y;
    const int32x8 is_inside = (x >= zero) & (x < last_x) & (y >= zero) & (y < last_y);
    const int32x8 is_outside = (x < -1) | (x > last_x) | (y < -1) | (y > last_y);
    texel_quad_x8 quad;
    if (are_inside || all_lanes_x8(is_inside)) {
      const int32x8 offsets = y * t.width + x;
      uint32_t indices[8];
      memcpy(indices, &offsets, sizeof indices);
      load_texel_pairs(t.pixels, indices, &quad.top_left, &quad.top_right);
      load_texel_pairs(t.pixels + t.width, indices, &quad.bottom_left, &quad.bottom_right);
    } else if (all_lanes_x8(is_outside)) {
      memset(dst + i, 0, 8 * sizeof *dst);
      continue;
    } else {
      quad.top_left = load_texels_or_clear(&t, x, y);
      quad.top_right = load_texels_or_clear(&t, x + 1, y);
      quad.bottom_left = load_texels_or_clear(&t, x, y + 1);
      quad.bottom_right = load_texels_or_clear(&t, x + 1, y + 1);
    }
    // From 256ths to 65536ths, of which only the fractions matter.
    const uint16x16 pixels = interpolate_texels(&quad, (uint32x8)u << 8, (uint32x8)v << 8);
    memcpy(dst + i, &pixels, sizeof pixels);
  }
}

static void sample_positions(
    uint32_t *dst, size_t n, const projected_positions *positions,
    const craster_texture *texture) {
  sample_positions_inline(dst, n, positions, texture, 0);
}

static void sample_positions_inside(
    uint32_t *dst, size_t n, const projected_positions *positions,
    const craster_texture *texture) {
  sample_positions_inline(dst, n, positions, texture, 1);
}

static void add_sample_bytes(uint16_t *sums, const uint32_t *pixels, size_t n) {
  for (size_t i = 0; i < 4 * n; i++) sums[i] += ((const uint8_t *)pixels)[i];
}

static void average_sample_bytes(uint32_t *dst, const uint16_t *sums, size_t n, int32_t shift) {
  const uint16_t half = (uint16_t)(1 << shift >> 1);
  for (size_t i = 0; i < 4 * n; i++) {
    ((uint8_t *)dst)[i] = (uint8_t)((uint16_t)(sums[i] + half) >> shift);
  }
}

static void sample_projection(
    uint32_t *dst, size_t n, int32_t x, const craster_projection *row,
    const craster_texture *texture, int32_t samples) {
  projected_positions positions;
  uint32_t pixels[PROJECTION_BLOCK];
  uint16_t sums[4 * PROJECTION_BLOCK];
  while (n > 0) {
    const size_t count = n < PROJECTION_BLOCK ? n : PROJECTION_BLOCK;
    const size_t rounded_count = (count + 7) & ~(size_t)7;
    if (samples <= 1) {
      const block_place place = find_block(rounded_count, x, row, texture);
      uint32_t *const sampled = count < PROJECTION_BLOCK ? pixels : dst;
      if (place == BLOCK_OUTSIDE) {
        memset(dst, 0, count * sizeof *dst);
      } else {
        if (place == BLOCK_UNKNOWN) {
          project_block(&positions, rounded_count, x, row, 0, 0);
        } else {
          project_visible_block(&positions, rounded_count, x, row);
        }
        if (place == BLOCK_INSIDE) {
          sample_positions_inside(sampled, rounded_count, &positions, texture);
        } else {
          sample_positions(sampled, rounded_count, &positions, texture);
        }
        if (sampled != dst) memcpy(dst, pixels, count * sizeof *dst);
      }
    } else {
      memset(sums, 0, sizeof sums);
      for (int32_t index = 0; index < samples * samples; index++) {
        const float dx = ((float)(index % samples) + 0.5f) / (float)samples - 0.5f;
        const float dy = ((float)(index / samples) + 0.5f) / (float)samples - 0.5f;
        project_block(&positions, rounded_count, x, row, dx, dy);
        sample_positions(pixels, rounded_count, &positions, texture);
        add_sample_bytes(sums, pixels, count);
      }
      average_sample_bytes(dst, sums, count, samples == 2 ? 2 : 4);
    }
    dst += count;
    x += (int32_t)count;
    n -= count;
  }
}

#endif
