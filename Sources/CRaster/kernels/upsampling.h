// Part of Snapback, under the MIT licence; see LICENSE.

// Pixels of the full resolution between means of blocks of pixels.

#ifndef CRASTER_UPSAMPLING_H
#define CRASTER_UPSAMPLING_H

#include "../include/CRasterKernels.h"
#include "simd.h"

// The weights, of 65536, of the next mean for consecutive pixels, where a mean stands for 2 or 4
// pixels (shift 1 or 2). Pixel k of 2 or 4 lies (k + 1/2) / 2 or (k + 1/2) / 4 of the way from one
// mean's center to the next one's, as rows are counted from such a center.
#define HALF_RESOLUTION_WEIGHTS 0x4000, 0xc000, 0x4000, 0xc000, 0x4000, 0xc000, 0x4000, 0xc000
#define QUARTER_RESOLUTION_WEIGHTS 0x2000, 0x6000, 0xa000, 0xe000, 0x2000, 0x6000, 0xa000, 0xe000

// Eight pixels, each channel in the high byte of a word: blue and red, green and alpha.
typedef struct {
  uint16x16 low, high;
} channel_pairs_x8;

// Eight words in each half.
INLINE uint16x16 load_twice_x8(const uint16_t *words) {
#if ISA_AVX2
  __m256i both = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)words));
  // Hides that the halves are the same, for which clang has longer shuffles.
  __asm__("" : "+x"(both));
  return (uint16x16)both;
#else
  uint16x8 once;
  memcpy(&once, words, sizeof once);
  return JOIN_16(once, once);
#endif
}

// Words with 65535 as bytes, rounded, in the high halves.
INLINE uint16x16 bytes_from_words(uint16x16 words) { return (words - (words >> 8) + 128) & 0xff00; }

INLINE uint16x16 interpolate_bytes(uint16x16 current, uint16x16 next, uint16x16 weights) {
  return bytes_from_words(
      mulhi_u16x16(current, (uint16x16){0} - weights) + mulhi_u16x16(next, weights));
}

// The words from 0 or 1 on, for four pixels of each of two means, or for two of each of four.
#define QUARTER_RESOLUTION_PAIRS(v, i) \
  SHUFFLE(v, v, i, i + 2, i, i + 2, i, i + 2, i, i + 2, i + 12, i + 14, i + 12, i + 14, i + 12, i + 14, i + 12, i + 14)
#define HALF_RESOLUTION_PAIRS(v, i) \
  SHUFFLE( \
      v, v, i, i + 2, i, i + 2, i + 4, i + 6, i + 4, i + 6, i + 8, i + 10, i + 8, i + 10, i + 12, i + 14, i + 12, \
      i + 14)

// Eight pixels between the means from `means` on.
INLINE channel_pairs_x8 upsample_pixels_x8(const uint16_t *means, const int shift) {
  uint16x16 current, next;
  if (shift == 2) {
    const uint16x16 weights = {
      0x2000, 0x2000, 0x6000, 0x6000, 0xa000, 0xa000, 0xe000, 0xe000,
      0x2000, 0x2000, 0x6000, 0x6000, 0xa000, 0xa000, 0xe000, 0xe000};
    current = load_twice_x8(means);
    next = load_twice_x8(means + 4);
    return (channel_pairs_x8){
      interpolate_bytes(
          QUARTER_RESOLUTION_PAIRS(current, 0), QUARTER_RESOLUTION_PAIRS(next, 0), weights),
      interpolate_bytes(
          QUARTER_RESOLUTION_PAIRS(current, 1), QUARTER_RESOLUTION_PAIRS(next, 1), weights)};
  }
  memcpy(&current, means, sizeof current);
  if (shift == 1) {
    const uint16x16 weights = {
      0x4000, 0x4000, 0xc000, 0xc000, 0x4000, 0x4000, 0xc000, 0xc000,
      0x4000, 0x4000, 0xc000, 0xc000, 0x4000, 0x4000, 0xc000, 0xc000};
    memcpy(&next, means + 4, sizeof next);
    return (channel_pairs_x8){
      interpolate_bytes(HALF_RESOLUTION_PAIRS(current, 0), HALF_RESOLUTION_PAIRS(next, 0), weights),
      interpolate_bytes(HALF_RESOLUTION_PAIRS(current, 1), HALF_RESOLUTION_PAIRS(next, 1), weights)};
  }
  memcpy(&next, means + 16, sizeof next);
  const uint8x32 first = (uint8x32)bytes_from_words(current), last = (uint8x32)bytes_from_words(next);
  const uint16x16 pixels = (uint16x16)SHUFFLE(
      first, last, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47, 49,
      51, 53, 55, 57, 59, 61, 63);
  return (channel_pairs_x8){pixels << 8, pixels & 0xff00};
}

#undef QUARTER_RESOLUTION_PAIRS
#undef HALF_RESOLUTION_PAIRS

// Pixel x of a row.
INLINE uint32_t upsample_pixel_at(const uint16_t *row, int32_t x, const int shift) {
  const uint16_t *means = row + 4 * (x >> shift);
  const uint32_t weight = shift ? (uint32_t)(2 * (x & ((1 << shift) - 1)) + 1) << (15 - shift) : 0;
  uint32_t pixel = 0;
  for (int channel = 0; channel < 4; channel++) {
    const uint32_t value =
        (means[channel] * (65536 - weight) >> 16) + (means[channel + 4] * weight >> 16);
    pixel |= ((value - (value >> 8) + 128) >> 8) << (8 * channel);
  }
  return pixel;
}

// Groups of eight pixels begin at multiples of `1 << shift` pixels from the row's first value.
INLINE void upsample_pixels_by(
    uint32_t *dst, const uint16_t *row, int32_t from, int32_t to, const int shift) {
  const int32_t size = 1 << shift, begin = min_int((from + size - 1) & -size, to);
  int32_t x = from;
  for (; x < begin; x++) dst[x] = upsample_pixel_at(row, x, shift);
  for (; x + 8 <= to; x += 8) {
    const channel_pairs_x8 pairs = upsample_pixels_x8(row + 4 * (x >> shift), shift);
    const uint16x16 pixels = pairs.low >> 8 | pairs.high;
    memcpy(dst + x, &pixels, sizeof pixels);
  }
  for (; x < to; x++) dst[x] = upsample_pixel_at(row, x, shift);
}

static void upsample_pixels(
    uint32_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift) {
  const int32_t end = skip + (int32_t)n;
  dst -= skip;
  switch (shift) {
    case 0: upsample_pixels_by(dst, row, skip, end, 0); break;
    case 1: upsample_pixels_by(dst, row, skip, end, 1); break;
    default: upsample_pixels_by(dst, row, skip, end, 2); break;
  }
}

#endif
