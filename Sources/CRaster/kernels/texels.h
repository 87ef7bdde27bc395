// Part of Snapback, under the MIT licence; see LICENSE.

// Bilinear interpolation of eight pixels at a time.

#ifndef CRASTER_TEXELS_H
#define CRASTER_TEXELS_H

#include "simd.h"

// The straight path of a row of pixels through an image, in 65536ths of a texel: pixel i samples
// (u + i * u_step, v + i * v_step), interpolated by the first 8 bits of the fraction.
typedef struct {
  const uint32_t *texels;
  int64_t width, height;
  int64_t u, v, u_step, v_step;
} texel_path;

// The four texels around each of eight positions.
typedef struct {
  uint32x8 top_left, top_right, bottom_left, bottom_right;
} texel_quad_x8;

// The positions of eight pixels from one on, all of which lie inside.
INLINE uint32x8 path_positions(int64_t start, int64_t step, int64_t index) {
  const uint32x8 numbers = {0, 1, 2, 3, 4, 5, 6, 7};
  return (uint32_t)(start + index * step) + numbers * (uint32_t)step;
}

INLINE uint64_t load_two_texels(const uint32_t *texels, uint32_t index) {
  uint64_t both;
  memcpy(&both, texels + index, sizeof both);
  return both;
}

// Loads eight texels and those to the right of them.
INLINE void load_texel_pairs(
    const uint32_t *texels, const uint32_t *indices, uint32x8 *left, uint32x8 *right) {
  const uint64x4 one = {
    load_two_texels(texels, indices[0]), load_two_texels(texels, indices[1]),
    load_two_texels(texels, indices[4]), load_two_texels(texels, indices[5])};
  const uint64x4 other = {
    load_two_texels(texels, indices[2]), load_two_texels(texels, indices[3]),
    load_two_texels(texels, indices[6]), load_two_texels(texels, indices[7])};
  *left = SHUFFLE((uint32x8)one, (uint32x8)other, 0, 2, 8, 10, 4, 6, 12, 14);
  *right = SHUFFLE((uint32x8)one, (uint32x8)other, 1, 3, 9, 11, 5, 7, 13, 15);
}

// A weighted sum of four vectors of 8-bit values in 16-bit lanes, for weights that add up to 256,
// rounded.
INLINE uint16x16 bilinear_sum(
    uint16x16 top_left, uint16x16 top_right, uint16x16 bottom_left, uint16x16 bottom_right,
    const uint16x16 weights[4]) {
  return top_left * weights[0] + top_right * weights[1] + bottom_left * weights[2]
      + bottom_right * weights[3] + 128;
}

// Interpolates pixels at positions in 65536ths of a texel.
INLINE uint16x16 interpolate_texels(const texel_quad_x8 *quad, uint32x8 u, uint32x8 v) {
  const uint32x8 u_fraction = u >> 8 & 255, v_fraction = v >> 8 & 255;
  const uint16x16 right = (uint16x16)(u_fraction | u_fraction << 16);
  const uint16x16 bottom = (uint16x16)(v_fraction | v_fraction << 16);
  const uint16x16 both = right * bottom >> 8;
  const uint16x16 weights[4] = {256 - right - (bottom - both), right - both, bottom - both, both};
  const uint16x16 top_left = (uint16x16)quad->top_left, top_right = (uint16x16)quad->top_right;
  const uint16x16 bottom_left = (uint16x16)quad->bottom_left;
  const uint16x16 bottom_right = (uint16x16)quad->bottom_right;
  const uint16x16 low = bilinear_sum(
      top_left & 255, top_right & 255, bottom_left & 255, bottom_right & 255, weights);
  const uint16x16 high = bilinear_sum(
      top_left >> 8, top_right >> 8, bottom_left >> 8, bottom_right >> 8, weights);
  return low >> 8 | (high & 0xff00);
}

#endif
