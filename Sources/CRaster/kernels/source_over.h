// Part of Snapback, under the MIT licence; see LICENSE.

// The source-over formula (see Raster/Blending/Blend.swift) for one pixel. source_over_lanes.h has
// it for 8 and for 16 pixels at a time.

#ifndef CRASTER_SOURCE_OVER_H
#define CRASTER_SOURCE_OVER_H

#include "../include/CRasterKernels.h"
#include "simd.h"

// Added to sums in 8.8 fixed point before their low bytes are dropped: 128 to round, and 2 for what
// the three truncations of the formula lose on average.
enum { ROUNDING_BIAS = 130 };

// The terms of the formula for one color and coverage: destination * keep / 65536 + addend.
typedef struct {
  craster_color addend;
  uint16_t keep;
} blend_terms;

// Two channels at a time, in 32 bits each, so that no product reaches its neighbor.
INLINE blend_terms make_blend_terms(craster_color color, uint16_t alpha, uint16_t coverage) {
  const uint64_t every_other = 0x0000ffff0000ffff;
  const uint64_t bias = ROUNDING_BIAS * UINT64_C(0x0001000100010001);
  const uint64_t even = (color & every_other) * coverage >> 16 & every_other;
  const uint64_t odd = (color >> 16 & every_other) * coverage >> 16 & every_other;
  return (blend_terms){
    (even | odd << 16) + bias, (uint16_t)(65535 - ((uint32_t)alpha * coverage >> 16))};
}

// One pixel with a color over it.
INLINE uint32_t blend_pixel(
    uint32_t dst, craster_color color, uint32_t alpha, uint32_t coverage) {
  const uint64_t every_other = 0x0000ffff0000ffff;
  const uint64_t bias = ROUNDING_BIAS * UINT64_C(0x0000000100000001);
  const uint64_t keep = 65535 - (alpha * coverage >> 16);
  const uint64_t even = (color & every_other) * coverage >> 16 & every_other;
  const uint64_t odd = (color >> 16 & every_other) * coverage >> 16 & every_other;
  const uint64_t dst_even = (dst & 0xff) | (uint64_t)(dst & 0xff0000) << 16;
  const uint64_t dst_odd = (dst >> 8 & 0xff) | (uint64_t)(dst >> 24) << 32;
  const uint64_t low = (dst_even * keep >> 8 & every_other) + even + bias;
  const uint64_t high = (dst_odd * keep >> 8 & every_other) + odd + bias;
  const uint64_t bytes = (low >> 8 & 0x000000ff000000ff) | (high & 0x0000ff000000ff00);
  return (uint32_t)bytes | (uint32_t)(bytes >> 16);
}

// A pixel as a color, with channels of 8.8 fixed point.
INLINE craster_color color_from_pixel(uint32_t pixel) {
  const uint64_t wide = pixel;
  return (wide & 0xff) << 8 | (wide & 0xff00) << 16 | (wide & 0xff0000) << 24
      | (wide & 0xff000000) << 32;
}

// A pixel's alpha, 0 to 65535.
INLINE uint16_t alpha_from_pixel(uint32_t pixel) { return (uint16_t)((pixel >> 24) * 257); }

// The blue and red channels of a color, 16 bits each, or with `color >> 16` green and alpha.
INLINE uint32_t even_channels(craster_color color) {
  return (uint32_t)(color & 0xffff) | (uint32_t)(color >> 16 & 0xffff0000);
}

#endif
