// Part of Snapback, under the MIT licence; see LICENSE.

// Bilinear samples of 8-bit masks.

#ifndef CRASTER_MASKS_H
#define CRASTER_MASKS_H

#include "../include/CRasterKernels.h"
#include "simd.h"

// Bilinear weights that add up to 256, from a position between four texels in 256ths.
typedef struct {
  uint32_t top_left, top_right, bottom_left, bottom_right;
} bilinear_weights;

INLINE bilinear_weights make_bilinear_weights(uint32_t u, uint32_t v) {
  const uint32_t both = u * v >> 8;
  return (bilinear_weights){256 - u - v + both, u - both, v - both, both};
}

// A position far outside is as good as one just outside, and fits an integer.
INLINE float clamp_mask_position(float value) {
  return min_float(max_float(value, -65536), 65536);
}

INLINE uint32_t mask_texel(
    const uint8_t *mask, int32_t u, int32_t v, int32_t width, int32_t height) {
  return u >= 0 && u < width && v >= 0 && v < height ? mask[v * width + u] : 0;
}

static void sample_mask(
    uint16_t *coverage, size_t n, int32_t x, const craster_uv_row *uv, const uint8_t *mask,
    int32_t width, int32_t height) {
  const craster_uv_row row = *uv;
  for (size_t i = 0; i < n; i++) {
    const float column = (float)(x + (int32_t)i);
    const float exact_u = clamp_mask_position(row.u + row.u_dx * column);
    const float exact_v = clamp_mask_position(row.v + row.v_dx * column);
    const int32_t u = floor_to_int(exact_u), v = floor_to_int(exact_v);
    const bilinear_weights weights = make_bilinear_weights(
        (uint32_t)((exact_u - (float)u) * 256), (uint32_t)((exact_v - (float)v) * 256));
    const uint32_t sum = mask_texel(mask, u, v, width, height) * weights.top_left
        + mask_texel(mask, u + 1, v, width, height) * weights.top_right
        + mask_texel(mask, u, v + 1, width, height) * weights.bottom_left
        + mask_texel(mask, u + 1, v + 1, width, height) * weights.bottom_right;
    // 255 * 256 becomes 65535.
    coverage[i] = (uint16_t)(sum + (sum >> 8));
  }
}

#endif
