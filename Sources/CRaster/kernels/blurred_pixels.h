// Part of Snapback, under the MIT licence; see LICENSE.

// The pixels of a blurred layer over others.

#ifndef CRASTER_BLURRED_PIXELS_H
#define CRASTER_BLURRED_PIXELS_H

#include "pixels.h"
#include "upsampling.h"

// The eight pixels at `dst` with those of the row over them.
INLINE uint16x16 blend_upsampled_x8(const uint32_t *dst, const uint16_t *means, const int shift) {
  const channel_pairs_x8 src = upsample_pixels_x8(means, shift);
  const uint16x16 full = (uint16x16){0} + 65535, alphas = repeat_last_bytes_x8((uint32x8)src.high);
  return source_over_x8(
      load_pixels_x8(dst), mulhi_u16x16(src.low, full) + ROUNDING_BIAS,
      mulhi_u16x16(src.high, full) + ROUNDING_BIAS, 65535 - mulhi_u16x16(alphas, full));
}

// A few pixels.
INLINE void blend_upsampled_pixels(
    uint32_t *dst, const uint16_t *row, int32_t from, int32_t to, const int shift) {
#pragma clang loop vectorize(disable) unroll(disable)
  for (int32_t x = from; x < to; x++) {
    const uint32_t pixel = upsample_pixel_at(row, x, shift);
    dst[x] = blend_pixel(dst[x], color_from_pixel(pixel), alpha_from_pixel(pixel), 65535);
  }
}

// `dst` is at the row's first value.
INLINE void blend_upsampled_by(
    uint32_t *dst, const uint16_t *row, int32_t from, int32_t to, const int shift) {
  const int32_t size = 1 << shift, begin = (from + size - 1) & -size, end = (to - 8) & -size;
  if (begin > end) {
    blend_upsampled_pixels(dst, row, from, to, shift);
    return;
  }
  blend_upsampled_pixels(dst, row, from, begin, shift);
  blend_upsampled_pixels(dst, row, end + 8, to, shift);
  // The last eight overlap those before: they are computed from untouched pixels, and stored last.
  const uint16x16 tail = blend_upsampled_x8(dst + end, row + 4 * (end >> shift), shift);
  for (int32_t x = begin; x < end; x += 8) {
    const uint16x16 pixels = blend_upsampled_x8(dst + x, row + 4 * (x >> shift), shift);
    memcpy(dst + x, &pixels, sizeof pixels);
  }
  memcpy(dst + end, &tail, sizeof tail);
}

static void blend_upsampled(
    uint32_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift) {
  const int32_t end = skip + (int32_t)n;
  dst -= skip;
  switch (shift) {
    case 0: blend_upsampled_by(dst, row, skip, end, 0); break;
    case 1: blend_upsampled_by(dst, row, skip, end, 1); break;
    default: blend_upsampled_by(dst, row, skip, end, 2); break;
  }
}

#endif
