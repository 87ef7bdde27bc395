// Part of Snapback, under the MIT licence; see LICENSE.

// Source-over blends of rows of pixels.

#ifndef CRASTER_PIXELS_H
#define CRASTER_PIXELS_H

#include "source_over_lanes.h"

// Fills n pixels with one color or, unless `src` is null, with others, sixteen at a time; the last
// sixteen overlap those before.
INLINE void copy_or_fill(uint32_t *dst, const uint32_t *src, size_t n, uint32_t pixel) {
  if (n < 16) {
    for (size_t i = 0; i < n; i++) dst[i] = src ? src[i] : pixel;
    return;
  }
  uint32x16 pixels = (uint32x16){0} + pixel;
  for (size_t i = 0; i + 16 < n; i += 16) {
    if (src) memcpy(&pixels, src + i, sizeof pixels);
    memcpy(dst + i, &pixels, sizeof pixels);
  }
  if (src) memcpy(&pixels, src + n - 16, sizeof pixels);
  memcpy(dst + n - 16, &pixels, sizeof pixels);
}

static void fill_pixels(uint32_t *dst, size_t n, uint32_t pixel) { copy_or_fill(dst, 0, n, pixel); }

// Replaces n pixels, at least 8, by step(pixels, index, ...), for eight of them at a time. The last
// step overlaps the one before it: it is computed first, from pixels that are still untouched, and
// stored last.
#define BLEND_BY_EIGHT(dst, n, step, ...) \
  do { \
    uint32_t *const dst_ = (dst); \
    const size_t last_ = (n) - 8; \
    const uint16x16 tail_ = step(load_pixels_x8(dst_ + last_), last_, __VA_ARGS__); \
    for (size_t at_ = 0; at_ < last_; at_ += 8) { \
      const uint16x16 result_ = step(load_pixels_x8(dst_ + at_), at_, __VA_ARGS__); \
      memcpy(dst_ + at_, &result_, sizeof result_); \
    } \
    memcpy(dst_ + last_, &tail_, sizeof tail_); \
  } while (0)

// The lanes of two 16-bit channels each.
INLINE uint16x16 splat_channels(uint32_t channels) {
  return (uint16x16)((uint32x8){0} + channels);
}

INLINE uint16x16 load_coverage_x8(const uint16_t *coverage) {
  uint16x8 narrow;
  memcpy(&narrow, coverage, sizeof narrow);
#if ISA_AVX2
  // The load repeats them, and one instruction selects four in each half.
  const __m256i selected = _mm256_setr_epi8(
      0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 8, 9, 8, 9, 10, 11, 10, 11, 12, 13, 12, 13, 14, 15, 14, 15);
  return (uint16x16)_mm256_shuffle_epi8(_mm256_broadcastsi128_si256((__m128i)narrow), selected);
#else
  return SHUFFLE(narrow, narrow, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
#endif
}

INLINE uint16x16 load_pixels_x8(const uint32_t *src) {
  uint16x16 pixels;
  memcpy(&pixels, src, sizeof pixels);
  return pixels;
}

INLINE uint16x16 blend_terms_step(
    uint16x16 dst, size_t i, uint16x16 add_low, uint16x16 add_high, uint16x16 keep) {
  (void)i;
  return source_over_x8(dst, add_low, add_high, keep);
}

// At least 8 pixels.
INLINE void blend_color_by_eight(
    uint32_t *dst, size_t n, uint16x16 add_low, uint16x16 add_high, uint16x16 keep) {
  BLEND_BY_EIGHT(dst, n, blend_terms_step, add_low, add_high, keep);
}

INLINE void blend_color_inline(uint32_t *dst, size_t n, craster_color addend, uint16_t keep) {
  if (n < 8) {
    for (size_t i = 0; i < n; i++) {
      uint32_t result = 0;
      for (int shift = 0; shift < 32; shift += 8) {
        const uint32_t kept = (dst[i] >> shift & 0xff) * keep >> 8;
        result |= (kept + ((uint32_t)(addend >> (2 * shift)) & 0xffff)) >> 8 << shift;
      }
      dst[i] = result;
    }
    return;
  }
  blend_color_by_eight(
      dst, n, splat_channels(even_channels(addend)), splat_channels(even_channels(addend >> 16)),
      (uint16x16){0} + keep);
}

static void blend_color(uint32_t *dst, size_t n, craster_color addend, uint16_t keep) {
  blend_color_inline(dst, n, addend, keep);
}

INLINE uint16x16 blend_color_step(
    uint16x16 dst, size_t i, const uint16_t *coverage, uint16x16 low, uint16x16 high,
    uint16x16 alpha) {
  const uint16x16 both = load_coverage_x8(coverage + i);
  return source_over_x8(
      dst, mulhi_u16x16(low, both) + ROUNDING_BIAS, mulhi_u16x16(high, both) + ROUNDING_BIAS,
      65535 - mulhi_u16x16(alpha, both));
}

static void blend_color_coverage(
    uint32_t *dst, const uint16_t *coverage, size_t n, craster_color color, uint16_t alpha) {
  if (n < 8) {
    for (size_t i = 0; i < n; i++) dst[i] = blend_pixel(dst[i], color, alpha, coverage[i]);
    return;
  }
  const uint16x16 low = splat_channels(even_channels(color));
  const uint16x16 high = splat_channels(even_channels(color >> 16));
  const uint16x16 alphas = (uint16x16){0} + alpha;
  BLEND_BY_EIGHT(dst, n, blend_color_step, coverage, low, high, alphas);
}

INLINE int are_opaque_x8(const uint32_t *pixels) {
#if ISA_AVX2
  const __m256i channels = _mm256_loadu_si256((const __m256i *)pixels);
  return _mm256_testc_si256(channels, _mm256_set1_epi32((int32_t)0xff000000));
#else
  uint64_t pairs[4];
  memcpy(pairs, pixels, sizeof pairs);
  const uint64_t alphas = 0xff000000ff000000;
  return (pairs[0] & pairs[1] & pairs[2] & pairs[3] & alphas) == alphas;
#endif
}

INLINE uint16x16 blend_pixels_step(
    uint16x16 dst, size_t i, const uint32_t *src, uint16x16 coverage, int is_full) {
  const uint16x16 source = load_pixels_x8(src + i);
  return is_full && are_opaque_x8(src + i) ? source : blend_source_x8(dst, source, coverage);
}

static void blend_pixels(uint32_t *dst, const uint32_t *src, size_t n, uint16_t coverage) {
  if (n < 8) {
    for (size_t i = 0; i < n; i++) {
      dst[i] = blend_pixel(dst[i], color_from_pixel(src[i]), alpha_from_pixel(src[i]), coverage);
    }
    return;
  }
  const uint16x16 coverages = (uint16x16){0} + coverage;
  const int is_full = coverage == 65535;
  BLEND_BY_EIGHT(dst, n, blend_pixels_step, src, coverages, is_full);
}

INLINE uint16x16 blend_pixels_coverage_step(
    uint16x16 dst, size_t i, const uint32_t *src, const uint16_t *coverage) {
  return blend_source_x8(dst, load_pixels_x8(src + i), load_coverage_x8(coverage + i));
}

static void blend_pixels_coverage(
    uint32_t *dst, const uint32_t *src, const uint16_t *coverage, size_t n) {
  if (n < 8) {
    for (size_t i = 0; i < n; i++) {
      dst[i] = blend_pixel(
          dst[i], color_from_pixel(src[i]), alpha_from_pixel(src[i]), coverage[i]);
    }
    return;
  }
  BLEND_BY_EIGHT(dst, n, blend_pixels_coverage_step, src, coverage);
}

INLINE size_t count_transparent_inline(const uint32_t *pixels, size_t n, const int from_end) {
  // 32 pixels at a time.
  enum { block = 32 };
  size_t count = 0;
  for (; count + block <= n; count += block) {
    uint64x4 parts[4];
    memcpy(parts, from_end ? pixels + (n - count - block) : pixels + count, sizeof parts);
    if (__builtin_reduce_or(parts[0] | parts[1] | parts[2] | parts[3]) != 0) return count;
  }
  return count;
}

static size_t count_transparent(const uint32_t *pixels, size_t n, int from_end) {
  return from_end ? count_transparent_inline(pixels, n, 1) : count_transparent_inline(pixels, n, 0);
}

#endif
